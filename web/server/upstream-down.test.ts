import { sampleBeer } from '@domain/test/samples';
import { createCmsClient } from './cms-client';
import { startFakeCms, type FakeCms } from './test/fake-cms';
import { sleep, startEdge, waitFor } from './test/start-edge';

const list = '/api/beers/featured';
const pagination = { page: 1, limit: 20, total: 0, pages: 1 };

test('does not serve a response that is older than a day', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [] });
  await request(list);
  cms.state.isDown = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  expect((await request(list)).status).toBe(503);
});

test('returns 503 in the envelope for an API response that is not cached', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const response = await request(list);
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(JSON.parse(response.text)).toEqual({
    success: false,
    code: 'unavailable',
    message: 'Something went wrong. Please try again later.',
  });
});

test('a request that can’t be proxied returns 503 with Proxy-Status', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  expect(await request('/api/contact/submit', { method: 'POST' })).toMatchObject({
    status: 503,
    headers: { 'proxy-status': 'edge; error=destination_unavailable', 'retry-after': '1' },
  });
});

test('shows the texts that come with the site while the CMS has never been reached, and caches nothing', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const page = await request('/our-story');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  for (const text of ['<title>Our Story', 'Grown slowly, on purpose']) expect(page.text).toContain(text);
  const content = await request('/api/pages/our-story');
  expect(content).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(content.text)).toMatchObject({ success: true, page: { title: 'Our Story' } });
  cms.state.isDown = false;
  await waitFor(async () =>
    expect((await request('/our-story')).headers['cache-control']).toBe('public, max-age=0, must-revalidate'),
  );
});

test.each([
  ['/beers', 'Try Again'],
  ['/beers/lantern', 'Try Again'],
  ['/sitemap.xml', 'be right back'],
  ['/events.ics', 'be right back'],
])('%s returns a 503 page with Retry-After', async (url, text) => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const page = await request(url);
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(page.text).toContain(text);
});

test('without the CMS, /healthz returns 200 and /readyz 503', async () => {
  const { request, cms } = await startEdge();
  expect((await request('/readyz')).status).toBe(200);
  cms.state.isDown = true;
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(503);
});

test('/readyz passes on the warnings of the CMS', async () => {
  const { request, cms } = await startEdge();
  const warnings = ['Backups: the last one is 3 days old'];
  cms.mockResponse('/readyz', { body: JSON.stringify({ status: 'ok', warnings }) });
  const { status, text } = await request('/readyz');
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok', warnings }]);
});

test('does not cache a failure of the CMS', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { message: 'Something broke' }, 500);
  expect((await request(list)).status).toBe(503);
  cms.mockJson(list, { beers: [] });
  expect((await request(list)).status).toBe(200);
});

test('of the requests that follow one without a response, the CMS gets none for a moment', async () => {
  const cms = await startFakeCms();
  onTestFinished(() => cms.stop());
  cms.state.delayMs = 60_000;
  const client = createCmsClient({ cmsUrl: cms.url, timeoutMs: 200 });
  await expect(client.get('/api/site')).rejects.toThrow('The CMS does not respond');
  await expect(client.get('/api/beers')).rejects.toThrow('did not respond to the previous request');
  expect(cms.requests).toEqual(['GET /api/site']);
});

test('recovers after an outage although the clock was set back', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [] });
  cms.state.isDown = true;
  expect((await request(list)).status).toBe(503);
  cms.state.isDown = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await waitFor(async () => expect((await request(list)).status).toBe(200));
});

test('/readyz returns 503 when the response of the CMS is truncated', async () => {
  const { request, cms } = await startEdge();
  cms.mockResponse('/readyz', { body: JSON.stringify({ ok: true }), truncates: true });
  expect((await request('/readyz')).status).toBe(503);
});

const urls = ['/', '/events', list];
const featured = Array.from({ length: 5 }, (_, index) => ({ ...sampleBeer(), name: `Beer ${index}` }));

/** Caches two pages and an API response, invalidates all of them, then breaks the CMS. */
async function startStale(breakCms: (state: FakeCms['state']) => void) {
  const edge = await startEdge();
  const { request, cms, renders } = edge;
  cms.mockJson(list, { beers: featured });
  cms.mockJson('/api/events?upcoming=true&limit=3', { events: [], pagination });
  cms.mockJson('/api/events?upcoming=true&limit=20&include=cancelled', { events: [], pagination });
  cms.mockJson('/api/content/hero-images/main-website/home', { images: [] });
  cms.mockJson('/api/content/hero-images/main-website/events', { images: [] });
  for (const url of urls) {
    expect((await request(url)).status).toBe(200);
    await waitFor(async () => expect((await request(url)).headers['x-cache']).toBe('HIT'));
  }
  for (const type of ['beer', 'event', 'location', 'hero-image']) cms.bumpVersion(type);
  await waitFor(() => expect(urls.filter(edge.isInvalidated)).toEqual(urls));
  breakCms(cms.state);
  renders.length = 0;
  cms.requests.length = 0;
  return edge;
}

const loadAll = async ({ request }: Awaited<ReturnType<typeof startStale>>, count: number) => {
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    for (const response of await Promise.all(urls.map((url) => request(url))))
      expect(response).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
  }
  return performance.now() - started;
};

test('a stale cache is served without rendering while the CMS is down', async () => {
  const edge = await startStale((state) => (state.isDown = true));
  await loadAll(edge, 20);
  expect(edge.renders).toEqual([]);
});

test('a stale cache is served at once while the CMS hangs, with one attempt to refresh it every few seconds', async () => {
  const edge = await startStale((state) => (state.delayMs = 60_000));
  const startedAt = performance.now();
  expect(await loadAll(edge, 1)).toBeLessThan(20_000);
  expect(await loadAll(edge, 20)).toBeLessThan(20_000);
  await waitFor(() => expect(new Set(edge.cms.requests).size).toBeGreaterThan(0));
  await sleep(3500);
  expect(await loadAll(edge, 20)).toBeLessThan(20_000);
  expect(edge.renders).toEqual([]);
  const { requests } = edge.cms;
  const seconds = (performance.now() - startedAt) / 1000;
  // 41 loads of each URL, but an attempt every three seconds at most.
  expect(requests.length / new Set(requests).size).toBeLessThanOrEqual(1 + seconds / 3);
});

test('a stale cache is refreshed when the CMS is back', async () => {
  const edge = await startStale((state) => (state.isDown = true));
  await loadAll(edge, 2);
  edge.cms.state.isDown = false;
  edge.cms.mockJson(list, { beers: featured.map((beer) => ({ ...beer, name: 'Refreshed' })) });
  await waitFor(async () => expect((await edge.request('/')).text.includes('Refreshed')).toBe(true));
});
