import type { IncomingHttpHeaders } from 'node:http';
import { sampleTapList } from '@domain/test/samples';
import { plainImage, startEdge } from './test/start-edge';

async function startWithContent(env = {}) {
  const edge = await startEdge({ env });
  const body = await plainImage('#e39a2d', 8, 8).png().toBuffer();
  edge.cms.mockResponse('/uploads/pint.png', { type: 'image/png', body });
  edge.cms.mockResponse('/api/users/me', { type: 'application/json', body: '{"success":true}' });
  edge.cms.mockJson('/api/beers', { beers: [] });
  edge.cms.mockJson('/api/taps', { taprooms: [sampleTapList()] });
  edge.cms.mockJson('/api/taps/auburn', { tapList: sampleTapList() });
  return edge;
}

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** What every response has, whatever it is. */
function expectCommonHeaders(headers: IncomingHttpHeaders, resourcePolicy: string) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^strict-origin/) as string,
    'cross-origin-resource-policy': resourcePolicy,
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}

const policyOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy']);

/** The sources of the directive, or of `default-src`. */
const sourcesOf = (policy: string, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';

test.each([
  ['a page', '/store', 'GET', 200],
  ['a page that does not exist', '/nowhere', 'GET', 404],
  ['a printed list', '/taps/auburn/print', 'GET', 200],
  ['table tents', '/taps/auburn/tents', 'GET', 200],
  ['table tents with wrong tables', '/taps/auburn/tents?tables=9-1', 'GET', 400],
  ['an invalid URL', '/%zz', 'GET', 400],
  ['a method that pages do not have', '/store', 'DELETE', 405],
])('%s, %s', async (_name, url, method, status) => {
  const { request } = await startWithContent();
  const response = await request(url, { method });
  expect(response.status).toBe(status);
  expectCommonHeaders(response.headers, 'same-origin');
  expect(response.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
    'strict-transport-security': 'max-age=31536000',
  });
  const policy = policyOf(response.headers);
  expect(sourcesOf(policy, 'script-src')).not.toMatch(/unsafe|\*|https?:/);
  expect(sourcesOf(policy, 'object-src')).toBe("'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types (?:default|'none')/);
});

test.each([
  ['/embed/taps', 200],
  ['/embed/taps/auburn', 200],
  ['/embed/taps/auburn?theme=dark', 200],
  ['/embed/taps/nowhere', 404],
])('other sites can show %s in a frame; its links open in a tab', async (url, expected) => {
  const { request } = await startWithContent();
  const { headers, status, text } = await request(url);
  expect(status).toBe(expected);
  expect(text).not.toMatch(/<a (?![^>]*target="_blank" rel="noopener")/);
  expectCommonHeaders(headers, 'cross-origin');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(policyOf(headers)).toContain('frame-ancestors *');
  expect(sourcesOf(policyOf(headers), 'script-src')).toMatch(/^'sha256-[^ ]+'$/);
  expect(policyOf(headers)).toContain("trusted-types 'none'");
});

test('a preview keeps the panel that opened it', async () => {
  const { request } = await startWithContent();
  const { headers } = await request('/store?preview=not.valid');
  expectCommonHeaders(headers, 'same-origin');
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(headers['referrer-policy']).toBe('strict-origin');
});

test.each([
  ['/api/beers', 200, 'same-origin', nothing],
  ['/api/users/me', 200, 'same-origin', nothing],
  ['/api/unknown', 404, 'same-origin', nothing],
  ['/api/%zz', 400, 'same-origin', nothing],
  // Scripts of all sites may read them.
  ['/api/taps', 200, 'cross-origin', nothing],
  ['/taps/feed.json', 200, 'cross-origin', nothing],
  ['/taps/feed.xml', 200, 'cross-origin', nothing],
  ['/oembed?url=https%3A%2F%2Fboldridge.example%2Fauburn', 200, 'cross-origin', nothing],
  ['/oembed?url=x', 404, 'cross-origin', nothing],
  // Emails and feed readers show images.
  ['/uploads/pint.png', 200, 'cross-origin', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['/img/320/uploads/pint.png', 200, 'cross-origin', nothing],
  ['/favicon.svg', 200, 'cross-origin', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['/embed/taps.js', 200, 'cross-origin', undefined],
  // Embedded lists load it.
  ['/theme.css?look=dusk-dark-7ab8ff-4a76a8', 200, 'cross-origin', undefined],
  // Other sites can't load these.
  ['/robots.txt', 200, 'same-origin', undefined],
  ['/site.webmanifest', 200, 'same-origin', undefined],
  ['/healthz', 200, 'same-origin', undefined],
  ['/readyz', 200, 'same-origin', undefined],
  ['/favicon.ico', 301, 'same-origin', undefined],
  ['/store/', 301, 'same-origin', undefined],
])('other responses: %s', async (url, status, resourcePolicy, policy) => {
  const { request } = await startWithContent();
  const { status: sent, headers } = await request(url);
  expect([sent, headers['content-security-policy']]).toEqual([status, policy]);
  expectCommonHeaders(headers, resourcePolicy);
});

test('responses of errors of the parser have the headers of all others', async () => {
  const { request } = await startWithContent();
  const { status, headers } = await request('/', { headers: { cookie: 'x'.repeat(20_000) } });
  expect(status).toBe(431);
  expectCommonHeaders(headers, 'same-origin');
  expect(policyOf(headers)).toContain("default-src 'none'");
});

test('Strict-Transport-Security is sent with redirects, too, but not on plain http', async () => {
  const { request } = await startWithContent();
  expect((await request('/store/')).headers).toHaveProperty('strict-transport-security');
  const plain = await startWithContent({ PUBLIC_URL: 'http://boldridge.example' });
  expect((await plain.request('/store')).headers).not.toHaveProperty('strict-transport-security');
});
