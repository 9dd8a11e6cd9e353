import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startEdge } from './test/start-edge';

const beers = Array.from({ length: 40 }, (_, index) => ({ name: `Beer ${index}`, description: 'Malt and hops' }));
const list = '/api/beers?limit=100';

async function startWithBeers() {
  const edge = await startEdge();
  edge.cms.mockJson(list, { beers });
  edge.cms.mockJson('/api/beers', { beers });
  return edge;
}

test('the second response is a cache hit', async () => {
  const { request, cms } = await startWithBeers();
  const first = await request(list);
  const second = await request(list);
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  expect(second.text).toBe(first.text);
  expect(second.headers['server-timing']).toContain('HIT');
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(cms.requests).toEqual([`GET ${list}`]);
});

test('each encoding has its own ETag and decodes to the same body', async () => {
  const { request } = await startWithBeers();
  const plain = await request(list);
  const br = await request(list, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const gzip = await request(list, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.body.length).toBeLessThan(plain.body.length / 4);
  expect(br.headers.vary).toBe('Accept-Encoding');
});

test('returns 304 without a body for a matching If-None-Match', async () => {
  const { request } = await startWithBeers();
  const { headers } = await request(list, { headers: { 'accept-encoding': 'br' } });
  const again = await request(list, {
    headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${headers.etag}` },
  });
  expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
  expect((await request(list, { headers: { 'if-none-match': '"something-else"' } })).status).toBe(200);
});

test('scripts of other sites can read tap lists, also as 304, 404 and 503', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/taps/auburn', { tapList: { on: [] } });
  cms.mockJson('/api/taps/reno', { success: false, message: 'Taproom not found' }, 404);
  cms.mockJson('/api/beers', { beers });
  const statuses: [number, string | undefined][] = [];
  const read = async (path: string, headers = {}) => {
    const response = await request(path, { headers });
    statuses.push([response.status, response.headers['access-control-allow-origin']]);
    return response;
  };
  const { headers } = await read('/api/taps/auburn');
  await read('/api/taps/auburn', { 'if-none-match': headers.etag });
  await read('/api/taps/reno');
  await read('/api/beers');
  cms.state.isDown = true;
  await read('/api/taps/folsom');
  expect(statuses).toEqual([
    [200, '*'],
    [304, '*'],
    [404, '*'],
    [200, undefined],
    [503, '*'],
  ]);
});

test('HEAD returns the headers of GET without a body', async () => {
  const { request } = await startWithBeers();
  const { headers } = await request(list);
  const head = await request(list, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.headers.etag).toBe(headers.etag);
});

test('concurrent requests for one URL share one request to the CMS', async () => {
  const { request, cms } = await startWithBeers();
  cms.state.delayMs = 100;
  const all = await Promise.all(Array.from({ length: 50 }, () => request(list)));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect(cms.requests).toEqual([`GET ${list}`]);
});

test('unknown and empty query parameters share one entry', async () => {
  const { request, cms, cache } = await startWithBeers();
  for (const query of ['', '?utm_source=mail', '?x=1&y=2', '?search=', '?utm_source=other&fbclid=7']) {
    expect((await request(`/api/beers${query}`)).status).toBe(200);
  }
  expect(cms.requests).toEqual(['GET /api/beers']);
  expect(cache.size().entries).toBe(1);
});

test('a repeated query parameter bypasses the cache', async () => {
  const { request, cms } = await startWithBeers();
  await request('/api/beers?limit=1&limit=2');
  expect(cms.requests).toEqual(['GET /api/beers?limit=1&limit=2']);
});

const credentials: [string, Record<string, string>][] = [
  ['a token', { authorization: 'Bearer abc' }],
  ['a session cookie', { cookie: 'a=b; brewery_session=abc' }],
];

test.each(credentials)(
  'a request with %s gets the cached response of public reads and pages',
  async (_name, headers) => {
    const { request, cms } = await startWithBeers();
    for (const path of [list, '/store', '/api/content/location/auburn/public']) {
      const first = await request(path, { headers });
      const again = await request(path, { headers });
      const anonymous = await request(path);
      expect([first, again, anonymous].map((response) => response.headers['x-cache'])).toContain('HIT');
      expect([again, anonymous].map((response) => response.headers['x-cache'])).toEqual(['HIT', 'HIT']);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect([again.text, anonymous.text]).toEqual([first.text, first.text]);
    }
    expect(new Set(cms.requests).size).toBe(cms.requests.length);
  },
);

test.each(credentials)(
  'a request with %s bypasses the cache for a location, whose response depends on the user',
  async (_name, headers) => {
    const { request, cms, cache } = await startEdge();
    const path = '/api/content/location/main-website';
    await request(path);
    const requests = cms.requests.length;
    for (let count = 0; count < 2; count += 1)
      expect((await request(path, { headers })).headers['x-cache']).toBeUndefined();
    expect(cms.requests).toHaveLength(requests + 2);
    expect(cache.size().entries).toBe(1);
    expect((await request(path)).headers).toMatchObject({
      'x-cache': 'HIT',
      vary: 'Accept-Encoding, Authorization, Cookie',
    });
  },
);

test('staff reads are not cached', async () => {
  const { request, cms } = await startEdge();
  for (const path of ['/api/beers/admin', '/api/auth/me', '/api/inquiries', '/api/newsletter/subscribers']) {
    cms.mockJson(path, {});
    await request(path);
    await request(path);
  }
  expect(cms.requests).toHaveLength(8);
});

test('all unknown URLs share one cached page', async () => {
  const { request, cache } = await startEdge();
  for (let index = 0; index < 30; index += 1) expect((await request(`/nowhere/${index}`)).status).toBe(404);
  expect(cache.size().entries).toBeLessThan(5);
});

test('other spellings of a URL are not cached beside it', async () => {
  const { request, cms, cache } = await startEdge();
  cms.mockJson('/api/beers/lantern', { beer: { name: 'Lantern' } });
  for (const slug of ['lantern', '%6cantern', '%6Cantern', 'l%61ntern']) {
    expect((await request(`/api/beers/${slug}`)).status).toBe(200);
  }
  expect(cache.size().entries).toBe(1);
});
