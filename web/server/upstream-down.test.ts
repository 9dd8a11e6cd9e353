import { sampleBeer } from '@domain/beer/sample';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeCms } from './test/fake-cms';
import { sleep, startEdge } from './test/start-edge';

const list = '/api/beers/featured';
const pagination = { page: 1, limit: 20, total: 0, pages: 1 };

test('while the cms is away, what was seen is shown as it was', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [{ name: 'Lantern' }] });
  await request(list);
  const before = await request('/store');
  cms.bumpVersion('beer');
  cms.bumpVersion('location');
  await sleep(600);
  cms.state.isDown = true;
  for (const address of [list, '/store']) {
    expect(await request(address)).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
  }
  expect((await request('/store')).text).toBe(before.text);
});

test('a slow cms keeps nobody waiting who has something to see', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [{ name: 'Lantern' }] });
  await request(list);
  cms.bumpVersion('beer');
  await sleep(600);
  cms.state.delayMs = 4000;
  const began = Date.now();
  expect(await request(list)).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
  expect(Date.now() - began).toBeLessThan(2500);
});

test('after a day the old is too old', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [] });
  await request(list);
  cms.state.isDown = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  expect((await request(list)).status).toBe(503);
  vi.useRealTimers();
});

test('an answer that was never seen is refused in the envelope', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const refused = await request(list);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    code: 'unavailable',
    message: 'Something went wrong. Please try again later.',
  });
});

test('a call that could not be passed on says whose words its answer is', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  expect(await request('/api/contact/submit', { method: 'POST' })).toMatchObject({
    status: 503,
    headers: { 'proxy-status': 'edge; error=destination_unavailable', 'retry-after': '10' },
  });
});

test('a page that is whole without the cms is shown, and not remembered', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const page = await request('/our-story');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(page.text).toContain('<title>Our Story');
  cms.state.isDown = false;
  await vi.waitFor(
    async () =>
      expect((await request('/our-story')).headers['cache-control']).toBe('public, max-age=0, must-revalidate'),
    { timeout: 5000, interval: 50 },
  );
});

test.each(['/beers', '/beers/lantern'])('%s says that it can not be shown, and when to come back', async (address) => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const page = await request(address);
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(page.text).toContain('Try Again');
});

test('files made of content say so, too', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  for (const address of ['/sitemap.xml', '/events.ics']) {
    const page = await request(address);
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(page.text).toContain('be right back');
  }
});

test('alive and ready are two things', async () => {
  const { request, cms } = await startEdge();
  expect((await request('/readyz')).status).toBe(200);
  cms.state.isDown = true;
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(503);
});

test('a failure of the cms is not remembered', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { message: 'Something broke' }, 500);
  expect((await request(list)).status).toBe(503);
  cms.mockJson(list, { beers: [] });
  expect((await request(list)).status).toBe(200);
});

test('a clock that is set back does not keep the cms away', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, { beers: [] });
  cms.state.isDown = true;
  expect((await request(list)).status).toBe(503);
  cms.state.isDown = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await sleep(400);
  expect((await request(list)).status).toBe(200);
});

test('not ready is what answers in half, too', async () => {
  const { request, cms } = await startEdge();
  cms.mockResponse('/readyz', { body: JSON.stringify({ ok: true }), truncates: true });
  expect((await request('/readyz')).status).toBe(503);
});

describe('a stale cache', () => {
  const pages = ['/', '/events'];
  const featured = Array.from({ length: 5 }, (_, index) => ({ ...sampleBeer(), name: `Beer ${index}` }));

  /** Two pages and their responses are cached; then everything changes, and the CMS stops working. */
  async function startStale(stop: (state: FakeCms['state']) => void) {
    const edge = await startEdge();
    const { request, cms, renders } = edge;
    cms.mockJson(list, { beers: featured });
    cms.mockJson('/api/events?upcoming=true&limit=3', { events: [], pagination });
    cms.mockJson('/api/events?upcoming=true&limit=20', { events: [], pagination });
    cms.mockJson('/api/content/hero-images/main-website/home', { images: [] });
    cms.mockJson('/api/content/hero-images/main-website/events', { images: [] });
    for (const path of pages) {
      expect((await request(path)).status).toBe(200);
      expect((await request(path)).headers['x-cache']).toBe('HIT');
    }
    for (const noun of ['beer', 'event', 'location', 'hero-image']) cms.bumpVersion(noun);
    await vi.waitFor(() => expect(edge.isInvalidated('/')).toBe(true));
    stop(cms.state);
    renders.length = 0;
    cms.requests.length = 0;
    return edge;
  }

  const loadAll = async ({ request }: Awaited<ReturnType<typeof startStale>>, count: number) => {
    const started = performance.now();
    for (let index = 0; index < count; index += 1) {
      const responses = await Promise.all(pages.map((path) => request(path)));
      expect(responses.map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
        [200, 'STALE'],
        [200, 'STALE'],
      ]);
    }
    return performance.now() - started;
  };

  test('is served without rendering while the CMS is down', async () => {
    const edge = await startStale((state) => (state.isDown = true));
    await loadAll(edge, 20);
    expect(edge.renders).toEqual([]);
  });

  test('is served at once while the CMS hangs, with one attempt to refresh it every few seconds', async () => {
    const edge = await startStale((state) => (state.delayMs = 60_000));
    expect(await loadAll(edge, 1)).toBeLessThan(2500);
    expect(await loadAll(edge, 20)).toBeLessThan(1000);
    await vi.waitFor(() => expect(new Set(edge.cms.requests).size).toBeGreaterThan(0));
    const requests = edge.cms.requests.length;
    expect(new Set(edge.cms.requests).size).toBe(requests);
    await sleep(3500);
    expect(await loadAll(edge, 20)).toBeLessThan(1000);
    expect(edge.renders).toEqual([]);
    expect(edge.cms.requests.length).toBeLessThanOrEqual(2 * requests);
  });

  test('is refreshed when the CMS is back', async () => {
    const edge = await startStale((state) => (state.isDown = true));
    await loadAll(edge, 2);
    edge.cms.state.isDown = false;
    edge.cms.mockJson(list, { beers: featured.map((beer) => ({ ...beer, name: 'Refreshed' })) });
    await vi.waitFor(async () => expect((await edge.request('/')).text.includes('Refreshed')).toBe(true), {
      timeout: 5000,
      interval: 50,
    });
  });

  test('does not delay a write: the next read waits for its result although an earlier refresh failed', async () => {
    const { request, cms } = await startEdge();
    cms.mockJson(list, { beers: [{ name: 'Old' }] });
    await request(list);
    cms.mockJson(list, {}, 500);
    cms.bumpVersion('beer');
    await vi.waitFor(async () => expect((await request(list)).headers['x-cache']).toBe('STALE'));
    cms.mockJson('/api/beers/1', {});
    cms.mockJson(list, { beers: [{ name: 'New' }] });
    cms.bumpVersion('beer');
    await request('/api/beers/1', { method: 'PUT' });
    expect((await request(list)).text).toContain('New');
  });
});

test('a page that fails to render completely is rendered once every few seconds', async () => {
  const { request, cms, renders } = await startEdge();
  cms.state.isDown = true;
  for (let index = 0; index < 20; index += 1) expect((await request('/beers')).status).toBe(503);
  expect(renders).toEqual(['/beers']);
});
