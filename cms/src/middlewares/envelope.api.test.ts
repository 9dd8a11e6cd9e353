import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ErrorCode } from '#domain/shared/error-code';
import { admin, failure, visitor, expectFailure, expectInvalid, expectStale } from '../../test/client';
import { dayFromToday, makeBeer, makeEvent, makeTaproom } from '../../test/factories';
import { makeUser } from '../../test/users';

const post = (path: string, body: string, type: string) =>
  admin.send('POST', path, { body, headers: { 'Content-Type': type } });

test('unknown paths return 404', async () => {
  for (const path of ['', '/', '/nothing', '/beers/x/y/z', '/beers%00', '/beers/%0d%0aSet-Cookie:x', '/graphql'])
    await expectFailure(visitor().get(path), 404, 'not-found', 'Not found');
});

test.each([
  ['PATCH', '/beers', 'HEAD, GET, POST'],
  ['POST', '/auth/me', 'HEAD, GET'],
  ['GET', '/auth/login', 'POST'],
  ['PROPFIND', '/distributors', 'HEAD, GET, POST'],
])('%s %s returns 405 with Allow: %s', async (method, path, allow) => {
  const { status, headers, body } = await visitor().send(method, path);
  const notAllowed = failure('method-not-allowed', 'Method not allowed');
  expect([status, headers.get('allow'), body]).toEqual([405, allow, notAllowed]);
});

test('paths match case-insensitively and with a trailing slash', async () => {
  const plain = await visitor().get('/beers/featured');
  expect((await visitor().get('/beers/featured/')).text).toBe(plain.text);
  expect((await visitor().get('/Beers/Featured')).text).toBe(plain.text);
  expect((await visitor().get('/Beers/Admin')).status).toBe(401);
});

test.each([
  ['GET', '/beers/admin/none', 'Beer'],
  ['PUT', '/beers/none', 'Beer'],
  ['DELETE', '/beers/none', 'Beer'],
  ['POST', '/beers/none/duplicate', 'Beer'],
  ['PUT', '/events/none', 'Event'],
  ['DELETE', '/events/none', 'Event'],
  ['GET', '/events/admin/none', 'Event'],
  ['POST', '/events/none/repeat', 'Event'],
  ['GET', '/inquiries/none', 'Inquiry'],
  ['PUT', '/inquiries/none', 'Inquiry'],
  ['PUT', '/auth/users/none', 'User'],
  ['GET', '/auth/users/none/sessions', 'User'],
  ['GET', '/pages/none', 'Page'],
  ['GET', '/taprooms/none', 'Taproom'],
  ['GET', '/taps/none', 'Taproom'],
  ['GET', '/taps/admin/none', 'Taproom'],
  ['POST', '/taps/admin/auburn/taps/none/kick', 'Tap'],
  ['PUT', '/taps/admin/auburn/pourings/none', 'Pouring'],
  ['DELETE', '/taps/admin/auburn/on-deck/none', 'Pouring'],
  ['POST', '/imports/none/undo', 'Import'],
  ['GET', '/content/location/constructor', 'Location'],
  ['GET', '/content/location/main-website/public', 'Location'],
  ['GET', '/content/hero-images/folsom/beers', ''],
  ['GET', '/content/hero-images/main-website/taproom', ''],
])('%s %s returns 404: %s not found', async (method, path, entity) => {
  const sent = path.startsWith('/inq') ? { status: 'new' } : { expected: null, dates: [dayFromToday(9)] };
  const body = method === 'GET' ? {} : { body: JSON.stringify(sent) };
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const message = entity ? `${entity} not found` : 'Not found';
  await expectFailure(admin.send(method, path, { ...body, headers }), 404, 'not-found', message);
});

test.each([
  ['/beers?limit=0', 'limit must be a whole number from 1 to 100'],
  ['/events?include=draft', 'include must be cancelled'],
  ['/events/any?include=cancelled,draft', 'include must be cancelled, completed or both'],
  ['/events/admin?order=alphabetical', 'Please choose a valid order'],
  ['/events/admin?from=2026-02-30', 'from must be a date such as 2026-07-04'],
  ['/inquiries?kind=gossip', 'Please choose a valid kind'],
  ['/newsletter/subscribers?active=maybe', 'active must be true or false'],
])('GET %s returns 400 at the parameter: %s', async (path, msg) => {
  const errors = [{ path: /\?(\w+)/.exec(path)?.[1] ?? '', msg }];
  await expectFailure(admin.get(path), 400, 'invalid-input', msg, errors);
});

const json = 'application/json';
const malformed = 'Please send valid JSON';
const wrongType = 'Please send the request as application/json';

test.each<[string, string, string, number, ErrorCode, string]>([
  ['malformed JSON', '{"name":', json, 400, 'invalid-input', malformed],
  ['a JSON string', '"name"', json, 400, 'invalid-input', malformed],
  ['a URL-encoded form', 'name=x', 'application/x-www-form-urlencoded', 415, 'unsupported-type', wrongType],
  ['plain text', '{"name":"x"}', 'text/plain', 415, 'unsupported-type', wrongType],
  ['JSON over 2 MB', `{"name":"${'x'.repeat(2_100_000)}"}`, json, 413, 'too-large', 'The request is too large'],
])('a body of %s is rejected', async (_name, body, type, status, code, message) => {
  await expectFailure(post('/beers', body, type), status, code, message);
});

test.each(['[]', '[{"name":"x"}]', '{}', '{"name":{"$ne":null}}', `{"name":"${'x'.repeat(1_000_000)}"}`])(
  'JSON that is not a beer returns 400 with the failing field: %.30s',
  async (body) => {
    await expectInvalid(post('/beers', body, json), expect.any(Object));
  },
);

test.each([
  ['without a boundary', 'multipart/form-data'],
  ['that ends early', 'multipart/form-data; boundary=x'],
])('a multipart body %s returns 400', async (_name, type) => {
  const sent = post('/beers/admin/import/csv', '--x\r\n\r\nName', type);
  await expectFailure(sent, 400, 'invalid-input', 'Please send the files as multipart/form-data');
});

test('every response has a request id; a valid one from web is kept', async () => {
  expect((await visitor().get('/beers')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect((await visitor().get('/nothing')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  const fromWeb = { headers: { 'X-Request-Id': 'from-the-edge-1' } };
  expect((await visitor().get('/beers', fromWeb)).headers.get('x-request-id')).toBe('from-the-edge-1');
  const invalid = { headers: { 'X-Request-Id': 'a b<script>' } };
  expect((await visitor().get('/beers', invalid)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('a matching If-None-Match gets 304', async () => {
  const { headers, text } = await visitor().get('/beers/featured');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['public, no-cache', null]);
  for (const candidate of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = await visitor().get('/beers/featured', { headers: { 'If-None-Match': candidate } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  const other = await visitor().get('/beers/featured', { headers: { 'If-None-Match': '"other"' } });
  expect([other.status, other.text]).toEqual([200, text]);
});

test('a content change changes the ETag', async () => {
  const before = (await visitor().get('/beers/featured')).headers.get('etag');
  await makeBeer({ isFeatured: true });
  expect((await visitor().get('/beers/featured')).headers.get('etag')).not.toBe(before);
});

test('HEAD returns the headers of GET without a body', async () => {
  const get = await visitor().get('/beers?limit=1');
  const head = await visitor().send('HEAD', '/beers?limit=1');
  expect([head.status, head.text]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  expect((await visitor().send('HEAD', '/beers/nothing')).status).toBe(404);
  expect((await visitor().send('HEAD', '/beers/admin')).status).toBe(401);
});

test('failures and responses that require a session are no-store without an ETag', async () => {
  for (const path of ['/nothing', '/beers/nothing', '/beers?limit=0', '/auth/me', '/beers/admin']) {
    const { headers } = await admin.get(path);
    expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
  }
});

test('responses have no CORS headers, no X-Powered-By, and nosniff', async () => {
  const { headers } = await visitor().get('/beers', { headers: { Origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect([headers.get('x-content-type-options'), headers.get('x-powered-by')]).toEqual(['nosniff', null]);
});

test.each<[string, () => Promise<string>, object]>([
  ['beers', async () => (await makeBeer())._id, { color: 'Red' }],
  ['events', async () => (await makeEvent())._id, { location: 'Patio' }],
  ['auth/users', async () => (await makeUser())._id, { firstName: 'Ann' }],
  ['taprooms', async () => (await makeTaproom({ isActive: false })).slug, { headline: 'By the river' }],
  ['content/location', async () => 'folsom', { contact: { phone: '(916) 555-0188' } }],
])('of two updates of one version in /%s, one returns 409', async (path, make, change) => {
  const put = async (version: object = {}) => admin.put(`/${path}/${await id}`, { ...change, ...version });
  const id = make();
  const [record] = Object.values((await put()).body).filter((value) => typeof value === 'object');
  const version = { updatedAt: Reflect.get(record ?? {}, 'updatedAt') as string };
  // Versions are timestamps in milliseconds: the next write must not get the same one.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const responses = await Promise.all([put(version), put(version)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  await expectStale(put(version));
});

async function expectHeaders(path: string, expected: Record<string, string | null>) {
  const { headers } = await fetch(`${inject('api').url}${path}`, { redirect: 'manual' });
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))).toEqual(expected);
  return headers;
}

const nothing = "default-src 'none'; frame-ancestors 'none'";

test.each([
  ['/api/beers', 'same-origin', nothing],
  ['/api/unknown', 'same-origin', nothing],
  ['/api/taps', 'cross-origin', nothing],
  ['/uploads/none.png', 'cross-origin', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"],
])('%s on the port of the cms has the resource policy %s', async (path, resourcePolicy, policy) => {
  await expectHeaders(path, {
    'cross-origin-resource-policy': resourcePolicy,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/', '/admin', '/admin/init', '/healthz', '/favicon.ico', '/content-manager/init'])(
  '%s on the port of the cms has the policies of the panel, without inline scripts',
  async (path) => {
    const headers = await expectHeaders(path, {
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      server: null,
      'x-powered-by': null,
      'strict-transport-security': null,
    });
    expect(headers.get('content-security-policy')?.split(/;\s*/) ?? []).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
        expect.stringMatching(/^img-src 'self' data: blob:(?: http\S+)?$/),
      ]),
    );
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);
