/** Every kind of change in the panel increments the versions that the site's cache polls, before its response is sent. */
import { inject } from 'vitest';
import { composedPage } from '../../test/composed-page';
import { dayFromToday, unique } from '../../test/factories';
import { imageFile, multipartForm } from '../../test/files';
import { callPanel, readOk } from '../../test/panel';

type Document = { id: number; documentId: string };
type Versions = Record<string, number>;

const collection = '/content-manager/collection-types';
const single = '/content-manager/single-types';
const uids = {
  beer: 'api::beer.beer',
  event: 'api::event.event',
  heroImage: 'api::hero-image.hero-image',
  page: 'api::page.page',
  redirect: 'api::redirect.redirect',
  taproom: 'api::taproom.taproom',
  distributor: 'api::distributor.distributor',
};

let taproom: Document;

const pathOf = (type: keyof typeof uids, documentId = '') =>
  `${collection}/${uids[type]}${documentId && `/${documentId}`}`;

async function change<Body = Document>(method: string, path: string, data?: object): Promise<Body> {
  const body = await readOk(callPanel<{ data?: Body } & Body>(method, path, data));
  return body.data ?? body;
}

const create = (type: keyof typeof uids, data: object) => change('POST', pathOf(type), data);
const update = (type: keyof typeof uids, { documentId }: Document, data: object) =>
  change('PUT', pathOf(type, documentId), data);

/** Saves a form as it was loaded. */
async function saveSingle(uid: string): Promise<Document> {
  const { id: _id, ...loaded } = await change('GET', `${single}/${uid}`);
  return change('PUT', `${single}/${uid}`, loaded);
}

const upload = async (query: string, form: FormData): Promise<{ id: number }> =>
  [await change<{ id: number } | { id: number }[]>('POST', `/upload${query}`, form)].flat()[0] ?? { id: 0 };

const fileForm = async (name: string, width: number) => multipartForm('files', [await imageFile(name, 'png', width)]);
const infoForm = (fileInfo: object) => multipartForm('files', [], { fileInfo: JSON.stringify(fileInfo) });

beforeAll(async () => {
  const { body } = await callPanel<{ results: Document[] }>('GET', `${pathOf('taproom')}?pageSize=1`);
  if (!body.results[0]) throw new Error('There is no taproom');
  taproom = body.results[0];
});

const beerData = () => ({ name: unique('Versioned'), style: 'IPA', abv: 5, ibu: 20 });
const eventData = () => ({
  title: unique('Versioned'),
  description: 'Six rounds.',
  category: 'community',
  eventStatus: 'published',
  location: 'Taproom',
  startDate: dayFromToday(3),
  endDate: dayFromToday(3),
  startTime: '18:00:00.000',
  endTime: '20:00:00.000',
});

const readVersions = async (): Promise<Versions> => {
  const response = await fetch(`${inject('api').url}/changes`);
  return ((await response.json()) as { versions: Versions }).versions;
};

let unchanged: string[];

beforeEach(() => (unchanged = []));

/** Makes a change, and records which of these versions it does not increment. */
async function increment<Result>(types: string[], make: () => Promise<Result>): Promise<Result> {
  const before = await readVersions();
  const result = await make();
  const after = await readVersions();
  unchanged.push(
    ...types.filter((type) => after[type] === before[type]).map((type) => `${type} by ${make.toString()}`),
  );
  return result;
}

const remove = (type: keyof typeof uids, { documentId }: Document) => change('DELETE', pathOf(type, documentId));

test('uploading, describing, replacing and deleting a file increments the version of media', async () => {
  const { id } = await increment(['media'], async () => upload('', await fileForm('version.png', 40)));
  await increment(['media'], () => upload(`?id=${id}`, infoForm({ alternativeText: 'A pint' })));
  await increment(['media'], async () => upload(`?id=${id}`, await fileForm('version.png', 50)));
  await increment(['media'], () => change('DELETE', `/upload/files/${id}`));
  expect(unchanged).toEqual([]);
});

test('each change of a beer, its images, awards and copies increments its version', async () => {
  const { id } = await upload('', await fileForm('version.png', 40));
  const beer = await increment(['beer'], () => create('beer', beerData()));
  for (const changes of [{ style: 'Porter' }, { images: [id] }, { awards: [{ name: 'Gold', year: 2024 }] }])
    await increment(['beer'], () => update('beer', beer, changes));
  const clone = `${collection}/${uids.beer}/clone/${beer.documentId}`;
  const copy = await increment(['beer'], () => change('POST', clone, beerData()));
  const documentIds = [beer.documentId, copy.documentId];
  await increment(['beer'], () => change('POST', `${pathOf('beer')}/actions/bulkDelete`, { documentIds }));
  expect(unchanged).toEqual([]);
});

test('each change of an event and a taproom increments its version', async () => {
  const event = await increment(['event'], () => create('event', eventData()));
  const connect = [{ documentId: taproom.documentId, id: taproom.id }];
  await increment(['event'], () => update('event', event, { taproom: { connect, disconnect: [] } }));
  await increment(['event'], () => remove('event', event));
  await increment(['taproom'], () => update('taproom', taproom, { isActive: true }));
  expect(unchanged).toEqual([]);
});

test('each change of pages, redirects, hero images, distributors and the site settings increments its version', async () => {
  const from = `/${unique('versioned').replaceAll(' ', '-')}`;
  const page = await increment(['page'], () => create('page', composedPage(from)));
  await increment(['page', 'redirect'], () => update('page', page, { path: `${from}-new` }));
  await increment(['page'], () => remove('page', page));
  const image = (await upload('', await fileForm('hero.png', 60))).id;
  const place = {
    address: '1 Mill St, Reno, NV 89501',
    country: 'US',
    region: 'NV',
    latitude: 39.5,
    longitude: -119.8,
  };
  for (const [type, version, data] of [
    ['redirect', 'redirect', { from: `${from}-old`, to: '/beers', isPermanent: true }],
    ['heroImage', 'hero-image', { placement: 'beers', image, alt: 'A pint', isActive: false }],
    ['distributor', 'distributor', { name: unique('Versioned'), kind: 'shop', ...place }],
  ] as const) {
    const added = await increment([version], () => create(type, data));
    await increment([version], () => remove(type, added));
  }
  await increment(['page'], () => saveSingle('api::page.home-page'));
  await increment(['site-settings'], () => saveSingle('api::site-settings.site-settings'));
  expect(unchanged).toEqual([]);
});
