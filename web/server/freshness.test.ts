import { sampleEvent } from '@domain/event/sample';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pause, startEdge } from './test/start-edge';

const list = '/api/beers/featured';
const beer = (name: string) => ({ beers: [{ name }] });

test('who writes through the edge reads what was written', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, beer('Old'));
  await ask(list);
  cms.says('/api/beers/1', {});
  for (const name of ['First', 'Second', 'Third']) {
    cms.says(list, beer(name));
    cms.changed('beer');
    await ask('/api/beers/1', { method: 'PUT', headers: { authorization: 'Bearer abc' } });
    expect((await ask(list)).text).toContain(name);
  }
});

test('a change made elsewhere is seen within a second, and nothing is asked for in between', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, beer('Old'));
  await ask(list);
  await ask('/store');
  const asked = cms.asked.length;
  cms.says(list, beer('New'));
  cms.changed('beer');
  await vi.waitFor(async () => expect((await ask(list)).text).toContain('New'), { timeout: 1000, interval: 50 });
  expect((await ask('/store')).headers['x-cache']).toBe('HIT');
  expect(cms.asked).toHaveLength(asked + 1);
});

test('a page follows what it was made of', async () => {
  const { ask, cms } = await startEdge();
  await ask('/store');
  cms.says('/api/content/location/auburn/public', {
    hours: { display: 'Open all night' },
    contact: { phone: null, email: null, address: null },
    heroImages: [],
  });
  cms.changed('location');
  await vi.waitFor(async () => expect((await ask('/store')).text).toContain('Open all night'), {
    timeout: 1000,
    interval: 50,
  });
});

test('a page whose parts turn out the same keeps its tag', async () => {
  const { ask, cms } = await startEdge();
  const { headers } = await ask('/store');
  cms.changed('location');
  await pause(600);
  const again = await ask('/store');
  expect(again.headers['x-cache']).toBe('MISS');
  expect(again.headers.etag).toBe(headers.etag);
});

test('what was begun before a change is not given to those who come after it', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, beer('Old'));
  cms.state.delay = 300;
  const early = ask(list);
  await pause(50);
  cms.state.delay = 0;
  cms.says('/api/beers/1', {});
  cms.changed('beer');
  await ask('/api/beers/1', { method: 'PUT' });
  cms.says(list, beer('New'));
  expect((await ask(list)).text).toContain('New');
  await early;
  expect((await ask(list)).text).toContain('New');
});

test('a cms that starts anew may have changed everything', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, beer('Old'));
  await ask(list);
  cms.says(list, beer('New'));
  cms.state.epoch = 'second';
  await vi.waitFor(async () => expect((await ask(list)).text).toContain('New'), { timeout: 1000, interval: 50 });
});

test('an event leaves what is upcoming on its minute, though nobody edits anything', async () => {
  const { ask, cms } = await startEdge();
  const upcoming = '/api/events?upcoming=true&limit=3';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T20:59:58Z') });
  cms.says(upcoming, { events: [{ title: 'Fireworks' }] });
  expect((await ask(upcoming)).text).toContain('Fireworks');
  expect((await ask(upcoming)).headers['x-cache']).toBe('HIT');
  cms.says(upcoming, { events: [] });
  vi.setSystemTime(new Date('2026-07-04T21:00:00Z'));
  expect((await ask(upcoming)).text).not.toContain('Fireworks');
  vi.useRealTimers();
});

test('so do the pages that show it', async () => {
  const { ask, cms } = await startEdge();
  const upcoming = '/api/events?upcoming=true&limit=20';
  const event = sampleEvent({ title: 'Fireworks', startDate: '2026-07-04', endDate: '2026-07-04' });
  const pagination = { page: 1, limit: 20, total: 1, pages: 1 };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T20:59:58Z') });
  onTestFinished(() => void vi.useRealTimers());
  cms.says(upcoming, { events: [event], pagination });
  expect((await ask('/events')).text).toContain('Fireworks');
  expect((await ask('/events')).headers['x-cache']).toBe('HIT');
  cms.says(upcoming, { events: [], pagination });
  vi.setSystemTime(new Date('2026-07-04T21:00:00Z'));
  expect((await ask('/events')).text).not.toContain('Fireworks');
});

test('who writes through one web is seen through another within a second', async () => {
  const one = await startEdge();
  const other = await startEdge({ env: { CMS_URL: one.cms.url } });
  one.cms.says(list, beer('Old'));
  for (const { ask } of [one, other]) expect((await ask(list)).text).toContain('Old');
  one.cms.says('/api/beers/1', {});
  one.cms.says(list, beer('New'));
  one.cms.changed('beer');
  await one.ask('/api/beers/1', { method: 'PUT', headers: { authorization: 'Bearer abc' } });
  expect((await one.ask(list)).text).toContain('New');
  await vi.waitFor(async () => expect((await other.ask(list)).text).toContain('New'), { timeout: 1000, interval: 50 });
});

test('a beer that was unknown is there as soon as it is brewed', async () => {
  const { ask, cms } = await startEdge();
  expect((await ask('/api/beers/new-one')).status).toBe(404);
  expect((await ask('/api/beers/new-one')).headers['x-cache']).toBe('HIT');
  cms.says('/api/beers/new-one', { beer: { name: 'New One' } });
  cms.changed('beer');
  await vi.waitFor(async () => expect((await ask('/api/beers/new-one')).status).toBe(200), {
    timeout: 1000,
    interval: 50,
  });
});

test('what was stored by a clock that was fast is asked for anew when it is right', async () => {
  const { ask, cms } = await startEdge();
  const upcoming = '/api/events?upcoming=true&limit=3';
  const right = new Date('2026-07-04T20:00:30Z');
  vi.useFakeTimers({ toFake: ['Date'], now: right.getTime() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  cms.says(upcoming, { events: [] });
  await ask(upcoming);
  vi.setSystemTime(right);
  cms.says(upcoming, { events: [{ title: 'Fireworks' }] });
  expect((await ask(upcoming)).text).toContain('Fireworks');
});
