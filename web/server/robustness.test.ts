import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
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

test.each(['/%zz', '/api/beers/%zz', '/api/beers', '/nothing'])('the answer to %s has a number', async (address) => {
  const { ask } = await startEdge();
  expect((await ask(address)).headers['x-request-id']).toMatch(/^[\w-]+$/);
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

test('forms that come a letter at a time hold up nobody else’s', async () => {
  const { ask, cms, port } = await startEdge();
  cms.says('/api/contact/submit', { message: 'Thank you' }, 201);
  const slow = Array.from({ length: 200 }, () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 20\r\n\r\n{');
    return socket;
  });
  onTestFinished(() => slow.forEach((socket) => socket.destroy()));
  await pause(300);
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('/api/contact/submit', { method: 'POST', headers, body: '{}', timeout: 2000 });
  expect(answer.status).toBe(201);
});

/** What a client that says so much, and then nothing more, is told before the connection ends. */
const toldTo = (port: number, said: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(said));
    let told = '';
    socket.on('data', (chunk) => (told += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(told));
  });

test.each([
  ['a head', 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a form',
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  ],
])('%s that never ends is not waited for, and the cms hears nothing of it', async (_what, said) => {
  const { cms, port } = await startEdge({ patience: { headers: 300, form: 300, check: 50 } });
  expect(await toldTo(port, said)).toMatch(/^HTTP\/1\.1 408 /);
  expect(cms.asked).toEqual([]);
});

test('whoever says nothing is let go', async () => {
  const { port } = await startEdge({ patience: { headers: 300, check: 50 } });
  expect(await toldTo(port, '')).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test.each([10, 60_000, 70_000, 900_000])('a body of %i bytes arrives as it was sent', async (bytes) => {
  const { ask, cms } = await startEdge();
  cms.says('/api/echo', {});
  const body = JSON.stringify('x'.repeat(bytes - 2));
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  expect((await ask('/api/echo', { method: 'POST', headers, body })).status).toBe(200);
  expect((await ask('/api/echo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).status).toBe(
    200,
  );
  expect(cms.received).toEqual([bytes, bytes]);
});

test.each([
  ['bytes that are no HTTP', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a line of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['two thousand headers', `GET /store HTTP/1.1\r\nHost: x\r\n${'X-Many: 1234567890\r\n'.repeat(2000)}\r\n`, 431],
])('%s: refused, and the cms hears nothing of it', async (_what, said, status) => {
  const { ask, cms, port } = await startEdge();
  expect(await toldTo(port, said)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(cms.asked).toEqual([]);
  expect((await ask('/healthz')).status).toBe(200);
});
