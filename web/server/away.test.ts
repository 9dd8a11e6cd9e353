import { expect, onTestFinished, test, vi } from 'vitest';
import { pause, startEdge } from './test/start-edge';

const list = '/api/beers/featured';

test('while the cms is away, what was seen is shown as it was', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, { beers: [{ name: 'Lantern' }] });
  await ask(list);
  const before = await ask('/store');
  cms.changed('beer');
  cms.changed('location');
  await pause(600);
  cms.state.isAway = true;
  for (const address of [list, '/store']) {
    expect(await ask(address)).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
  }
  expect((await ask('/store')).text).toBe(before.text);
});

test('a slow cms keeps nobody waiting who has something to see', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, { beers: [{ name: 'Lantern' }] });
  await ask(list);
  cms.changed('beer');
  await pause(600);
  cms.state.delay = 4000;
  const began = Date.now();
  expect(await ask(list)).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } });
  expect(Date.now() - began).toBeLessThan(2500);
});

test('after a day the old is too old', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, { beers: [] });
  await ask(list);
  cms.state.isAway = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  expect((await ask(list)).status).toBe(503);
  vi.useRealTimers();
});

test('an answer that was never seen is refused in the envelope', async () => {
  const { ask, cms } = await startEdge();
  cms.state.isAway = true;
  const refused = await ask(list);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    message: 'Something went wrong. Please try again later.',
  });
});

test('a call that could not be passed on says whose words its answer is', async () => {
  const { ask, cms } = await startEdge();
  cms.state.isAway = true;
  expect(await ask('/api/contact/submit', { method: 'POST' })).toMatchObject({
    status: 503,
    headers: { 'proxy-status': 'edge; error=destination_unavailable', 'retry-after': '10' },
  });
});

test('a page that is whole without the cms is shown, and not remembered', async () => {
  const { ask, cms } = await startEdge();
  cms.state.isAway = true;
  const page = await ask('/our-story');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(page.text).toContain('<title>Our Story');
  cms.state.isAway = false;
  await pause(600);
  expect((await ask('/our-story')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each(['/beers', '/beers/lantern'])('%s says that it can not be shown, and when to come back', async (address) => {
  const { ask, cms } = await startEdge();
  cms.state.isAway = true;
  const page = await ask(address);
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  expect(page.text).toContain('Try Again');
});

test('files made of content say so, too', async () => {
  const { ask, cms } = await startEdge();
  cms.state.isAway = true;
  for (const address of ['/sitemap.xml', '/events.ics']) {
    const page = await ask(address);
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(page.text).toContain('be right back');
  }
});

test('alive and ready are two things', async () => {
  const { ask, cms } = await startEdge();
  expect((await ask('/readyz')).status).toBe(200);
  cms.state.isAway = true;
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
});

test('a failure of the cms is not remembered', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, { message: 'Something broke' }, 500);
  expect((await ask(list)).status).toBe(503);
  cms.says(list, { beers: [] });
  expect((await ask(list)).status).toBe(200);
});

test('a clock that is set back does not keep the cms away', async () => {
  const { ask, cms } = await startEdge();
  cms.says(list, { beers: [] });
  cms.state.isAway = true;
  expect((await ask(list)).status).toBe(503);
  cms.state.isAway = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await pause(400);
  expect((await ask(list)).status).toBe(200);
});

test('not ready is what answers in half, too', async () => {
  const { ask, cms } = await startEdge();
  cms.sends('/readyz', { body: JSON.stringify({ ok: true }), breaksOff: true });
  expect((await ask('/readyz')).status).toBe(503);
});
