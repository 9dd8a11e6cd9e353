/** Every kind of change in the panel increments the versions that the site's cache polls, before its response is sent. */
import { beforeAll, expect, inject, test } from 'vitest';
import { composedPage } from '../../test/composed-page';
import { dayFromToday, unique } from '../../test/factories';
import { imageFile } from '../../test/files';
import { panelHeaders } from '../../test/panel';
import { createPanelClient, type PanelClient } from '../../test/panel-users';

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

let send: PanelClient;
let photo: number;
let beer: Document;
let copy: Document;
let draft: Document;
let event: Document;
let taproom: Document;

const pathOf = (type: keyof typeof uids, documentId = '') =>
  `${collection}/${uids[type]}${documentId && `/${documentId}`}`;

async function change(method: string, path: string, data?: object): Promise<Document> {
  const { status, text, body } = await send<{ data?: Document } & Document>(method, path, data);
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

async function upload(query: string, body: FormData): Promise<{ id: number }> {
  const response = await fetch(`${inject('api').url}/upload${query}`, {
    method: 'POST',
    headers: await panelHeaders(),
    body,
  });
  const stored: { id: number } | { id: number }[] = await response.json();
  const [file] = [stored].flat();
  if (!response.ok || !file) throw new Error(`The upload returned ${response.status} ${JSON.stringify(stored)}`);
  return file;
}

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
  const { url } = inject('api');
  send = createPanelClient(url, await panelHeaders());
  const { body } = await send<{ results: Document[] }>('GET', `${pathOf('taproom')}?pageSize=1`);
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

/** In order: later changes use what earlier ones have created. */
const changes: [name: string, types: string[], make: () => Promise<unknown>][] = [
  ['upload a file', ['media'], async () => (photo = (await upload('', await fileForm('version.png', 40))).id)],
  ['change its alternative text', ['media'], () => upload(`?id=${photo}`, infoForm({ alternativeText: 'A pint' }))],
  ['replace it', ['media'], async () => upload(`?id=${photo}`, await fileForm('version.png', 50))],
  ['create a beer', ['beer'], async () => (beer = await create('beer', beerData()))],
  ['change a beer', ['beer'], () => update('beer', beer, { style: 'Porter' })],
  ['add an image to a beer', ['beer'], () => update('beer', beer, { images: [photo] })],
  ['change the awards of a beer', ['beer'], () => update('beer', beer, { awards: [{ name: 'Gold', year: 2024 }] })],
  [
    'clone a beer',
    ['beer'],
    async () => (copy = await change('POST', `${collection}/${uids.beer}/clone/${beer.documentId}`, beerData())),
  ],
  [
    'change several beers at once',
    ['beer'],
    () =>
      change('POST', '/brewery-panel/bulk/beers', {
        documentIds: [beer.documentId, copy.documentId],
        change: 'deactivate',
      }),
  ],
  [
    'duplicate a beer',
    ['beer'],
    async () => (draft = await change('POST', `/brewery-panel/duplicate/beers/${copy.documentId}`, {})),
  ],
  [
    'delete several beers',
    ['beer'],
    () =>
      change('POST', `${pathOf('beer')}/actions/bulkDelete`, {
        documentIds: [beer, copy, draft].map(({ documentId }) => documentId),
      }),
  ],
  ['delete the file', ['media'], () => change('DELETE', `/upload/files/${photo}`)],
  ['create an event', ['event'], async () => (event = await create('event', eventData()))],
  [
    'choose the taproom of an event',
    ['event'],
    () =>
      update('event', event, {
        taproom: { connect: [{ documentId: taproom.documentId, id: taproom.id }], disconnect: [] },
      }),
  ],
  ['delete an event', ['event'], () => change('DELETE', pathOf('event', event.documentId))],
  ['save a taproom', ['taproom'], () => update('taproom', taproom, { isActive: true })],
  [
    'change the path of a composed page',
    ['page', 'redirect'],
    async () => {
      const from = `/${unique('versioned').replaceAll(' ', '-')}`;
      const page = await create('page', composedPage(from));
      await update('page', page, { path: `${from}-new` });
      await change('DELETE', pathOf('page', page.documentId));
    },
  ],
  [
    'add and delete a redirect',
    ['redirect'],
    async () => {
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
      const { documentId } = await create('heroImage', { placement: 'beers', image, alt: 'A pint', isActive: false });
      await change('DELETE', pathOf('heroImage', documentId));
    },
  ],
  [
    'add and delete a distributor',
    ['distributor'],
    async () => {
      const data = { name: unique('Versioned'), kind: 'shop', address: '1 Mill St, Reno, NV 89501', country: 'US' };
      const place = { region: 'NV', latitude: 39.5, longitude: -119.8 };
      const { documentId } = await create('distributor', { ...data, ...place });
      await change('DELETE', pathOf('distributor', documentId));
    },
  ],
  ['save a designed page', ['page'], () => saveSingle('api::page.home-page')],
  ['save the site settings', ['site-settings'], () => saveSingle('api::site-settings.site-settings')],
];

const readVersions = async (): Promise<Versions> => {
  const response = await fetch(`${inject('api').url}/changes`);
  return ((await response.json()) as { versions: Versions }).versions;
};

test.each(changes)('%s', async (_name, types, make) => {
  const before = await readVersions();
  await make();
  const after = await readVersions();
  const changed = Object.keys(after).filter((type) => after[type] !== before[type]);
  expect(changed).toEqual(expect.arrayContaining(types));
});
