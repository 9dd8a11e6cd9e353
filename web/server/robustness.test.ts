import net from 'node:net';
import { expect, test } from 'vitest';
import { pause, startEdge } from './test/start-edge';

test.each([
  ['a path that is no text', '/%zz', 400],
  ['half a character', '/beers/%E0%A4', 400],
  ['a nothing inside', '/beers/%00', 400],
  ['dots that climb', '/a/../../etc/passwd', 400],
  ['dots in disguise', '/uploads/%2e%2e/%2e%2e/etc/passwd', 400],
  ['a backslash', '/uploads/..\\..\\x', 400],
  ['an encoded slash', '/api/beers/a%2f..%2f..%2fadmin', 400],
  ['a long address', `/beers?${'x'.repeat(5000)}`, 414],
  ['16 KB of query', `/beers?${'x'.repeat(16_384)}`, 431],
  ['a host in the path', '//elsewhere.example/beers', 404],
  ['words from other systems', '/wp-login.php', 404],
  ['a very long name', `/beers/${'a'.repeat(600)}`, 404],
])('%s: %#', async (_name, address, status) => {
  const { ask } = await startEdge();
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/at .*\.(?:ts|js):\d+/);
  expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  expect((await ask('/healthz')).status).toBe(200);
});

test('what is no page can only be read', async () => {
  const { ask } = await startEdge();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect(await ask('/beers', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
});

test('huge headers are refused', async () => {
  const { ask } = await startEdge();
  expect((await ask('/store', { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
});

test('thousands of addresses leave thousands of entries nowhere', async () => {
  const { ask, cms, store } = await startEdge({ cacheBounds: { maxBytes: 400_000, maxOddBytes: 100_000 } });
  cms.says('/api/beers', { beers: [] });
  await ask('/api/beers');
  await ask('/store');
  for (let from = 0; from < 3000; from += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const number = from + index;
        return ask([`/api/beers?search=${number}`, `/api/beers/x${number}`, `/store?x=${number}`][number % 3] ?? '/');
      }),
    );
  }
  const { usual, odd } = store.size();
  expect(odd.bytes).toBeLessThanOrEqual(100_000);
  expect(usual.entries).toBeLessThan(10);
  // What people come for was not displaced.
  expect((await ask('/store')).headers['x-cache']).toBe('HIT');
  expect((await ask('/api/beers')).headers['x-cache']).toBe('HIT');
});

test('clients that send a letter now and then hold up nobody', async () => {
  const { ask, port } = await startEdge();
  await ask('/store');
  const slow = Array.from({ length: 100 }, () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    return socket;
  });
  await pause(50);
  for (const socket of slow) socket.write('a');
  const began = Date.now();
  for (let index = 0; index < 20; index += 1) expect((await ask('/store')).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(1000);
  for (const socket of slow) socket.destroy();
});

test('clients that go away in the middle leave nothing behind', async () => {
  const { ask, cms, port } = await startEdge();
  cms.says('/api/inquiries', { inquiries: [] });
  cms.state.delay = 100;
  for (let index = 0; index < 20; index += 1) {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n');
    setTimeout(() => socket.destroy(), 20);
  }
  await pause(300);
  expect((await ask('/api/inquiries')).status).toBe(200);
});
