import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { startEdge, waitFor } from './test/start-edge';

const list = '/api/beers/featured';
const beer = (name: string) => ({ beers: [{ name }] });

test('a read after a write through the edge returns what was written', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, beer('Old'));
  await request(list);
  cms.mockJson('/api/beers/1', {});
  for (const name of ['First', 'Second', 'Third']) {
    cms.mockJson(list, beer(name));
    cms.bumpVersion('beer');
    await request('/api/beers/1', { method: 'PUT', headers: { authorization: 'Bearer abc' } });
    expect((await request(list)).text).toContain(name);
  }
});

test('a change in the CMS is visible within a second; unchanged entries stay cached', async () => {
  const { request, cms } = await startEdge();
  // Pages expire at full minutes.
  vi.useFakeTimers({ toFake: ['Date'] });
  cms.mockJson(list, beer('Old'));
  await request(list);
  await request('/store');
  const requests = cms.requests.length;
  cms.mockJson(list, beer('New'));
  cms.bumpVersion('beer');
  await waitFor(async () => expect((await request(list)).text).toContain('New'));
  expect((await request('/store')).headers['x-cache']).toBe('HIT');
  expect(cms.requests).toHaveLength(requests + 1);
});

const tapListOf = (name: string) => sampleTapList({ on: [samplePouring({ drink: sampleDrink({ name }) })] });

test('a keg change is visible in the pages of the tap list within a second', async () => {
  const { request, cms } = await startEdge();
  const paths = ['/taps', '/auburn', '/'];
  const mock = (name: string) => {
    cms.mockJson('/api/taps', { taprooms: [tapListOf(name)] });
    cms.mockJson('/api/taps/auburn', { tapList: tapListOf(name) });
  };
  mock('Old Keg');
  for (const path of paths) expect((await request(path)).text).toContain('Old Keg');
  mock('New Keg');
  cms.bumpVersion('pouring');
  await waitFor(async () => {
    const texts = await Promise.all(paths.map(async (path) => (await request(path)).text));
    for (const text of texts) expect(text).toContain('New Keg');
  });
});

test('without a tap list, /taps redirects to the beers until there is one', async () => {
  const { request, cms } = await startEdge();
  const { status, headers } = await request('/taps?taproom=auburn');
  expect([status, headers.location]).toEqual([302, '/beers']);
  cms.mockJson('/api/taps', { taprooms: [tapListOf('First Keg')] });
  cms.bumpVersion('pouring');
  await waitFor(async () => expect((await request('/taps?taproom=auburn')).text).toContain('First Keg'));
});

test('a page expires on the next full minute, as when a taproom closes', async () => {
  const { request } = await startEdge();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-06T02:59:58Z') });
  expect((await request('/contact')).text).toContain('Open until 8:00 PM');
  expect((await request('/contact')).headers['x-cache']).toBe('HIT');
  vi.setSystemTime(new Date('2026-07-06T03:00:00Z'));
  expect((await request('/contact')).text).not.toContain('Open until 8:00 PM');
});

test('a page whose dependencies are unchanged after an invalidation keeps its ETag', async () => {
  const { request, cms, isInvalidated } = await startEdge();
  const { headers } = await request('/store');
  cms.bumpVersion('location');
  await waitFor(() => expect(isInvalidated('/store')).toBe(true));
  const again = await request('/store');
  expect(again.headers['x-cache']).toBe('MISS');
  expect(again.headers.etag).toBe(headers.etag);
});

test('a new epoch of the CMS invalidates everything', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson(list, beer('Old'));
  await request(list);
  cms.mockJson(list, beer('New'));
  cms.state.epoch = 'second';
  await waitFor(async () => expect((await request(list)).text).toContain('New'));
});

test('a list of upcoming events expires on the next full minute', async () => {
  const { request, cms } = await startEdge();
  const upcoming = '/api/events?upcoming=true&limit=20&include=cancelled';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T20:59:58Z') });
  cms.mockJson(upcoming, { events: [{ title: 'Fireworks' }] });
  expect((await request(upcoming)).text).toContain('Fireworks');
  expect((await request(upcoming)).headers['x-cache']).toBe('HIT');
  cms.mockJson(upcoming, { events: [] });
  vi.setSystemTime(new Date('2026-07-04T21:00:00Z'));
  expect((await request(upcoming)).text).not.toContain('Fireworks');
});

test('an entry that was stored in the future is refreshed after the clock is corrected', async () => {
  const { request, cms } = await startEdge();
  const upcoming = '/api/events?upcoming=true&limit=3';
  const actualTime = new Date('2026-07-04T20:00:30Z');
  vi.useFakeTimers({ toFake: ['Date'], now: actualTime.getTime() + 3_600_000 });
  cms.mockJson(upcoming, { events: [] });
  await request(upcoming);
  vi.setSystemTime(actualTime);
  cms.mockJson(upcoming, { events: [{ title: 'Fireworks' }] });
  expect((await request(upcoming)).text).toContain('Fireworks');
});
