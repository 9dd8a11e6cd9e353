import { expect, test } from 'vitest';
import type { Beer } from '#domain/beer/beer';
import type { Event } from '#domain/event/event';
import { makeBeer, makeEvent, unique, uniqueEmail } from '../../../test/factories';
import { callContentManager, callExtension, findInPanel, listInPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { queryRows } from '../../../test/stored-data';
import { visitor } from '../../../test/client';

type Failure = { error: { message: string } };

async function bulk(path: string, documentIds: string[], change: string, tag?: string) {
  const response = await callExtension('POST', `bulk/${path}`, { documentIds, change, ...(tag ? { tag } : {}) });
  return { status: response.status, body: (await response.json()) as { changed: number; unchanged: number } & Failure };
}

async function create(type: string, data: object): Promise<string> {
  const response = await callContentManager('POST', type, data);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { documentId: string } }).data.documentId;
}

const makeIds: Record<string, () => Promise<string>> = {
  'api::beer.beer': async () => (await makeBeer({ tags: ['Seasonal'] }))._id,
  'api::event.event': async () => (await makeEvent({ status: 'draft' }))._id,
  'api::inquiry.inquiry': () =>
    create('api::inquiry.inquiry', {
      kind: 'contact',
      inquiryStatus: 'new',
      name: unique('Ada'),
      email: uniqueEmail(),
    }),
  'api::subscriber.subscriber': () =>
    create('api::subscriber.subscriber', { email: uniqueEmail(), subscribedAt: new Date(), isActive: true }),
  'api::page.page': () =>
    create('api::page.page', {
      title: unique('Jobs'),
      path: `/${unique('jobs').replace(' ', '-')}`,
      seo: { title: 'Jobs', description: 'Work here.' },
    }),
};

const make = (uid: string) => makeIds[uid]?.() ?? Promise.reject(new Error(uid));

test.each([
  ['beers', 'api::beer.beer', 'deactivate', undefined, { isActive: false }],
  ['beers', 'api::beer.beer', 'unavailable', undefined, { isAvailable: false }],
  ['beers', 'api::beer.beer', 'add-tag', ' Limited ', { tags: ['Seasonal', 'Limited'] }],
  ['beers', 'api::beer.beer', 'remove-tag', 'seasonal', { tags: [] }],
  ['events', 'api::event.event', 'publish', undefined, { eventStatus: 'published' }],
  ['events', 'api::event.event', 'cancel', undefined, { eventStatus: 'cancelled' }],
  ['inquiries', 'api::inquiry.inquiry', 'answered', undefined, { inquiryStatus: 'answered' }],
  ['inquiries', 'api::inquiry.inquiry', 'archived', undefined, { inquiryStatus: 'archived' }],
  ['subscribers', 'api::subscriber.subscriber', 'deactivate', undefined, { isActive: false }],
  ['pages', 'api::page.page', 'live', undefined, { isLive: true }],
])('the list of %s (%s) changes all selected: %s %s', async (path, uid, change, tag, expected) => {
  const ids = [await make(uid), await make(uid)];
  expect(await bulk(path, ids, change, tag)).toEqual({ status: 200, body: { changed: 2, unchanged: 0 } });
  for (const id of ids) expect(await findInPanel(uid, id)).toMatchObject(expected);
  expect(await bulk(path, ids, change, tag)).toEqual({ status: 200, body: { changed: 0, unchanged: 2 } });
});

test('the changed beers and events are on the site at once, or not any longer', async () => {
  const { _id, slug } = await makeBeer();
  await bulk('beers', [_id], 'deactivate');
  expect((await visitor().get(`/beers/${slug}`)).status).toBe(404);
  await bulk('beers', [_id], 'activate');
  expect((await visitor().get<{ beer: Beer }>(`/beers/${slug}`)).body.beer._id).toBe(_id);
  const event = await makeEvent({ status: 'draft' });
  await bulk('events', [event._id], 'publish');
  expect((await visitor().get<{ event: Event }>(`/events/${event.slug}`)).body.event.status).toBe('published');
});

test('if one record can’t be changed, none is, and the reason names it', async () => {
  const name = unique('Thirty Tags');
  const full = await makeBeer({ name, tags: Array.from({ length: 30 }, (_none, index) => `Tag ${index}`) });
  const other = await makeBeer();
  const { status, body } = await bulk('beers', [full._id, other._id], 'add-tag', 'One more');
  expect(status).toBe(400);
  expect(body.error.message).toBe(`“${name}”: Please list at most 30 tags.`);
  expect((await findInPanel('api::beer.beer', other._id))['tags']).toEqual([]);

  const deleted = await bulk('beers', [other._id, 'deleteddeleteddeleteddel'], 'deactivate');
  expect(deleted.status).toBe(400);
  expect(deleted.body.error.message).toMatch(/^1 of the selected beers was deleted\. /);
  expect((await findInPanel('api::beer.beer', other._id))['isActive']).toBe(true);
});

const tooMany = Array.from({ length: 1001 }, (_none, index) => `id${index}`);

test.each([
  [{ documentIds: [], change: 'activate' }, 'documentIds'],
  [{ documentIds: tooMany, change: 'activate' }, 'documentIds'],
  [{ documentIds: ['x'], change: 'constructor' }, 'change'],
  [{ documentIds: ['x'], change: 'add-tag', tag: ' ' }, 'tag'],
])('rejects invalid input %#', async (body, path) => {
  const response = await callExtension('POST', 'bulk/beers', body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { details: { errors: { path: string[] }[] } } };
  expect(error.details.errors.map((problem) => problem.path.join('.'))).toEqual([path]);
});

test('a role needs the right to update the type and the field', async () => {
  const { _id } = await makeBeer();
  const beer = 'api::beer.beer';
  const reader = await signInWithRole([{ subject: beer, actions: ['read'], fields: ['name', 'isActive'] }]);
  const editor = await signInWithRole([{ subject: beer, actions: ['read', 'update'], fields: ['name', 'isActive'] }]);
  const send = (headers: Record<string, string>, path: string, change: string) =>
    callExtension('POST', `bulk/${path}`, { documentIds: [_id], change }, headers).then(({ status }) => status);
  expect(await send({}, 'beers', 'deactivate')).toBe(401);
  expect(await send(reader, 'beers', 'deactivate')).toBe(403);
  expect(await send(editor, 'events', 'publish')).toBe(403);
  expect(await send(editor, 'beers', 'unavailable')).toBe(403);
  expect(await findInPanel(beer, _id)).toMatchObject({ isActive: true, isAvailable: true });
  expect(await send(editor, 'beers', 'deactivate')).toBe(200);
  expect(await findInPanel(beer, _id)).toMatchObject({ isActive: false });
});

const manyBeers = 600;

test('more beers than a statement of SQLite can list are changed at once', async () => {
  const prefix = unique('Many');
  const rows = Array.from({ length: manyBeers }, (_none, index) => `${prefix} ${index}`).join('\n');
  const form = new FormData();
  form.append('csvFile', new File([`Name\n${rows}`], 'beers.csv'));
  expect((await callExtension('POST', 'csv/beers', form)).status).toBe(200);
  try {
    const query = `pageSize=1000&fields[0]=isActive&filters[name][$startsWith]=${encodeURIComponent(prefix)}`;
    const ids = (await listInPanel('api::beer.beer', query)).map(({ documentId }) => String(documentId));
    expect(ids).toHaveLength(manyBeers);
    expect((await bulk('beers', ids, 'deactivate')).body).toEqual({ changed: manyBeers, unchanged: 0 });
    expect((await listInPanel('api::beer.beer', query)).filter(({ isActive }) => isActive)).toEqual([]);
  } finally {
    await queryRows('delete from beers where name like ?', [`${prefix}%`]);
  }
}, 60_000);
