/** Every kind of change in the panel increments the versions that the site's cache polls, before its response is sent. */
import { beforeAll, expect, inject, test } from 'vitest';
import { composedPage } from '../../test/composed-page';
import { dayFromToday, unique } from '../../test/factories';
import { imageFile } from '../../test/files';
import { callPanel } from '../../test/panel';

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
  const { status, text, body } = await callPanel<{ data?: Body } & Body>(method, path, data);
  if (status >= 400) throw new Error(`${method} ${path} returned ${status} ${text}`);
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

async function fileForm(name: string, width: number): Promise<FormData> {
  const form = new FormData();
  form.append('files', await imageFile(name, 'png', width));
  return form;
}

function infoForm(fileInfo: object): FormData {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify(fileInfo));
  return form;
}

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

const newBeer = () => create('beer', beerData());
const newEvent = () => create('event', eventData());
const newFile = async () => upload('', await fileForm('version.png', 40));

const clone = ({ documentId }: Document) =>
  change('POST', `${collection}/${uids.beer}/clone/${documentId}`, beerData());

/** Prepares what it needs, and returns the change itself. */
type Prepare = () => Promise<() => Promise<unknown>>;

const changes: [name: string, types: string[], prepare: Prepare][] = [
  ['upload a file', ['media'], async () => newFile],
  [
    'change its alternative text',
    ['media'],
    async () => {
      const { id } = await newFile();
      return () => upload(`?id=${id}`, infoForm({ alternativeText: 'A pint' }));
    },
  ],
  [
    'replace it',
    ['media'],
    async () => {
      const { id } = await newFile();
      return async () => upload(`?id=${id}`, await fileForm('version.png', 50));
    },
  ],
  [
    'delete it',
    ['media'],
    async () => {
      const { id } = await newFile();
      return () => change('DELETE', `/upload/files/${id}`);
    },
  ],
  ['create a beer', ['beer'], async () => newBeer],
  [
    'change a beer',
    ['beer'],
    async () => {
      const beer = await newBeer();
      return () => update('beer', beer, { style: 'Porter' });
    },
  ],
  [
    'add an image to a beer',
    ['beer'],
    async () => {
      const [beer, { id }] = [await newBeer(), await newFile()];
      return () => update('beer', beer, { images: [id] });
    },
  ],
  [
    'change the awards of a beer',
    ['beer'],
    async () => {
      const beer = await newBeer();
      return () => update('beer', beer, { awards: [{ name: 'Gold', year: 2024 }] });
    },
  ],
  [
    'clone a beer',
    ['beer'],
    async () => {
      const beer = await newBeer();
      return () => clone(beer);
    },
  ],
  [
    'delete several beers',
    ['beer'],
    async () => {
      const documentIds = [await newBeer(), await newBeer()].map(({ documentId }) => documentId);
      return () => change('POST', `${pathOf('beer')}/actions/bulkDelete`, { documentIds });
    },
  ],
  ['create an event', ['event'], async () => newEvent],
  [
    'choose the taproom of an event',
    ['event'],
    async () => {
      const event = await newEvent();
      const connect = [{ documentId: taproom.documentId, id: taproom.id }];
      return () => update('event', event, { taproom: { connect, disconnect: [] } });
    },
  ],
  [
    'delete an event',
    ['event'],
    async () => {
      const { documentId } = await newEvent();
      return () => change('DELETE', pathOf('event', documentId));
    },
  ],
  ['save a taproom', ['taproom'], async () => () => update('taproom', taproom, { isActive: true })],
  [
    'change the path of a composed page',
    ['page', 'redirect'],
    async () => {
      const from = `/${unique('versioned').replaceAll(' ', '-')}`;
      const page = await create('page', composedPage(from));
      return async () => {
        await update('page', page, { path: `${from}-new` });
        await change('DELETE', pathOf('page', page.documentId));
      };
    },
  ],
  [
    'add and delete a redirect',
    ['redirect'],
    async () => async () => {
      const from = `/${unique('versioned').replaceAll(' ', '-')}`;
      const { documentId } = await create('redirect', { from, to: '/beers', isPermanent: true });
      await change('DELETE', pathOf('redirect', documentId));
    },
  ],
  [
    'add and delete a hero image',
    ['hero-image'],
    async () => {
      const image = (await upload('', await fileForm('hero.png', 60))).id;
      return async () => {
        const { documentId } = await create('heroImage', { placement: 'beers', image, alt: 'A pint', isActive: false });
        await change('DELETE', pathOf('heroImage', documentId));
      };
    },
  ],
  [
    'add and delete a distributor',
    ['distributor'],
    async () => async () => {
      const data = { name: unique('Versioned'), kind: 'shop', address: '1 Mill St, Reno, NV 89501', country: 'US' };
      const place = { region: 'NV', latitude: 39.5, longitude: -119.8 };
      const { documentId } = await create('distributor', { ...data, ...place });
      await change('DELETE', pathOf('distributor', documentId));
    },
  ],
  ['save a designed page', ['page'], async () => () => saveSingle('api::page.home-page')],
  ['save the site settings', ['site-settings'], async () => () => saveSingle('api::site-settings.site-settings')],
];

const readVersions = async (): Promise<Versions> => {
  const response = await fetch(`${inject('api').url}/changes`);
  return ((await response.json()) as { versions: Versions }).versions;
};

test.each(changes)('%s', async (_name, types, prepare) => {
  const make = await prepare();
  const before = await readVersions();
  await make();
  const after = await readVersions();
  const changed = Object.keys(after).filter((type) => after[type] !== before[type]);
  expect(changed).toEqual(expect.arrayContaining(types));
});
