/** Requests that no form of the panel sends. Each one made Strapi fail with an Internal Server Error, or never respond. */
import { expect, inject, test } from 'vitest';
import { imageFile, multipartForm } from '../../../test/files';
import { panelHeaders } from '../../../test/panel';

type Failure = { error: { message: string; details: { errors?: { path: string[]; message: string }[] } } };

async function call(method: string, path: string, body?: string | FormData, type = 'application/json') {
  const isForm = body instanceof FormData;
  const headers = { ...(await panelHeaders()), ...(isForm ? {} : { 'Content-Type': type }) };
  const response = await fetch(inject('api').url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const { error } = (await response.json()) as Failure;
  return [response.status, error.details.errors?.[0]?.path.join('.') ?? null, error.message];
}

const pages = '/content-manager/collection-types/api::page.page';
const beers = '/content-manager/collection-types/api::beer.beer';
const ids = Array.from({ length: 40_000 }, (_none, index) => 1_000_000 + index);
/** Literally: an object would lose the key. */
const inherited = '{"title":"X","path":"/x","sections":[{"__component":"__proto__"}]}';

test.each<[string, string, object | string]>([
  ['POST', pages, inherited],
  ['POST', pages, { title: 'X', path: '/x', sections: [{ __component: 'toString' }] }],
  ['POST', beers, [1]],
  ['PUT', '/upload/files/1', { constructor: { prototype: 1 } }],
  ['POST', '/upload/actions/bulk-delete', { fileIds: ids }],
  ['POST', '/upload/actions/bulk-move', { folderIds: ids }],
  ['POST', '/admin/roles/batch-delete', { ids }],
  ['POST', '/admin/permissions/check', {}],
  ['POST', '/content-manager/uid/check-availability', { contentTypeUID: 'constructor', field: 'slug', value: 'x' }],
])('%s %s with a body that has no such type, field or number of entries is rejected', async (method, path, body) => {
  const [status] = await call(method, path, typeof body === 'string' ? body : JSON.stringify(body));
  expect(status).toBe(400);
});

test.each([
  [`${beers}?filters[name][$between]=1`, 'filters'],
  [`${beers}?filters[$and][0]=1`, 'filters'],
  [`${beers}?filters[$not]=1`, 'filters'],
  [`${beers}?filters[abv][$eq]=strong`, 'filters'],
  [`${beers}?sort=images`, 'sort'],
  [`${beers}?fields=__proto__`, 'fields'],
  [`${beers}?_q[]=a`, '_q'],
  ['/upload/files?pageSize=99999999999999999999', 'pageSize'],
])('%s is rejected at %s', async (path, field) => {
  expect((await call('GET', path)).slice(0, 2)).toEqual([400, field]);
});

test('a path without a type is not found', async () => {
  expect(await call('GET', '/content-manager/relations/constructor/x')).toMatchObject([
    404,
    null,
    'There is no such content type',
  ]);
});

test('form data that can’t be read are rejected; so is the information about a file', async () => {
  const [status] = await call('POST', '/upload', 'x', 'multipart/form-data; boundary=x');
  expect(status).toBe(400);
  for (const fileInfo of ['{', '5', JSON.stringify({ name: 'x'.repeat(300) })]) {
    const form = multipartForm('files', [await imageFile()], { fileInfo });
    expect((await call('POST', '/upload', form))[0]).toBe(400);
  }
});
