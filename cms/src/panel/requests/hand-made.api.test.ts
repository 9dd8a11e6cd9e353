/** Requests that no form of the panel sends. Each one made Strapi fail with an Internal Server Error, or never respond. */
import { inject } from 'vitest';
import { imageFile, multipartForm } from '../../../test/files';
import { panelHeaders, callContentManager } from '../../../test/panel';
import { makeBeer, unique } from '../../../test/factories';

type Failure = { error: { message: string; details: { errors?: { path: string[]; message: string }[] } } };

async function call(method: string, path: string, body?: string | FormData, type = 'application/json') {
  const headers = { ...(await panelHeaders()), ...(body instanceof FormData ? {} : { 'Content-Type': type }) };
  const response = await fetch(inject('api').url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const { error } = (await response.json()) as Failure;
  return [response.status, error.details.errors?.[0]?.path.join('.') ?? null, error.message];
}

const pages = '/content-manager/collection-types/api::page.page';
const beers = '/content-manager/collection-types/api::beer.beer';
const subscribers = '/content-manager/collection-types/api::subscriber.subscriber';
const controlCharacter = 'Please remove the control character (U+0000)';
const ofNoType = { contentTypeUID: 'constructor', field: 'slug', value: 'x' };
const ids = Array.from({ length: 40_000 }, (_none, index) => 1_000_000 + index);
/** Literally: an object would lose the key. */
const inherited = '{"title":"X","path":"/x","sections":[{"__component":"__proto__"}]}';

test.each<[string, string, object | string, string, string]>([
  ['POST', pages, inherited, 'sections.0.__component', 'There is no such section'],
  ['POST', beers, [1], '', 'Please send a JSON object'],
  ['POST', subscribers, { email: 'ada@example.com', unsubscribeToken: '\0' }, 'unsubscribeToken', controlCharacter],
  ['PUT', '/upload/files/1', { constructor: { prototype: 1 } }, 'constructor', 'There is no such field'],
  ['POST', '/upload/actions/bulk-delete', { fileIds: ids }, 'fileIds', 'Please choose at most 1,000 at once'],
  ['POST', '/upload/actions/bulk-move', { folderIds: ids }, 'folderIds', 'Please choose at most 1,000 at once'],
  ['POST', '/admin/roles/batch-delete', { ids }, 'ids', 'Please choose at most 1,000 at once'],
  ['POST', '/admin/permissions/check', {}, 'permissions', 'Please send a list of permissions'],
  ['POST', '/content-manager/uid/check-availability', ofNoType, 'contentTypeUID', 'There is no such content type'],
])(
  '%s %s with a body that has no such type, field or number of entries',
  async (method, path, body, field, message) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await call(method, path, sent)).toEqual([400, field, message]);
  },
);

test.each([
  [`${beers}?filters[name][$between]=1`, 'filters.name.$between'],
  [`${beers}?filters[$and][0]=1`, 'filters.$and'],
  [`${beers}?filters[$not]=1`, 'filters.$not'],
  [`${beers}?filters[abv][$eq]=strong`, 'filters'],
  [`${beers}?sort=images`, 'sort'],
  [`${beers}?fields=__proto__`, 'fields'],
  [`${beers}?_q[]=a`, '_q'],
  ['/upload/files?pageSize=99999999999999999999', 'pageSize'],
])('%s is rejected at %s', async (path, field) => {
  expect((await call('GET', path)).slice(0, 2)).toEqual([400, field]);
});

test('a path without a type is not found', async () => {
  const notFound = [404, null, 'There is no such content type'];
  expect(await call('GET', '/content-manager/relations/constructor/x')).toEqual(notFound);
});

test('form data that can’t be read are rejected; so is the information about a file', async () => {
  const [status] = await call('POST', '/upload', 'x', 'multipart/form-data; boundary=x');
  expect(status).toBe(400);
  for (const fileInfo of ['{', '5', JSON.stringify({ name: 'x'.repeat(300) })]) {
    const form = multipartForm('files', [await imageFile()], { fileInfo });
    expect((await call('POST', '/upload', form)).slice(0, 2)).toEqual([400, 'fileInfo']);
  }
});

type Saved = { data: { id: number; documentId: string } };

const chosen = { id: 987_654, documentId: 'chosen-id' };
const beerUid = 'api::beer.beer';

const save = async (method: string, path: string, data: object) =>
  (await callContentManager<Saved>(method, path, { ...data, ...chosen })).body;

test('a new document gets ids from the server', async () => {
  const { data } = await save('POST', beerUid, { name: unique('Own id'), style: 'IPA', abv: 5, ibu: 20 });
  expect(data).toMatchObject({ id: expect.any(Number), documentId: expect.any(String) });
  expect(data.id).not.toBe(chosen.id);
  expect(data.documentId).not.toBe(chosen.documentId);
});

test('a saved document keeps its id, and a copy gets one from the server', async () => {
  const { _id } = await makeBeer();
  expect((await save('PUT', `${beerUid}/${_id}`, { style: 'Porter' })).data.documentId).toBe(_id);
  expect((await callContentManager('GET', `${beerUid}/${_id}`)).status).toBe(200);
  const copy = await save('POST', `${beerUid}/clone/${_id}`, { name: unique('Copy') });
  expect([_id, chosen.documentId, undefined]).not.toContain(copy.data.documentId);
});

test.each([0, '0', -1, 'x', {}])('%j is the id of no file', async (id) => {
  const { _id } = await makeBeer();
  const { status, text } = await callContentManager('PUT', `${beerUid}/${_id}`, { images: [{ id }] });
  expect([status, text]).toEqual([400, expect.stringContaining('Please choose a file of the media library')]);
});

test('a file that was deleted since the form was opened is named at its field', async () => {
  const heroImage = { placement: 'home', alt: 'A pint', image: { id: 987_654, name: 'pint.jpg' } };
  const { status, text } = await callContentManager('POST', 'api::hero-image.hero-image', heroImage);
  expect([status, text]).toEqual([400, expect.stringContaining('This file was deleted. Please choose another one')]);
});
