import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sleep, startEdge } from './test/start-edge';

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
  const { request } = await startEdge();
  const answer = await request(address);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/at .*\.(?:ts|js):\d+/);
  expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  expect((await request('/healthz')).status).toBe(200);
});

test.each(['/%zz', '/api/beers/%zz', '/api/beers', '/nothing'])('the answer to %s has a number', async (address) => {
  const { request } = await startEdge();
  expect((await request(address)).headers['x-request-id']).toMatch(/^[\w-]+$/);
});

test('what is no page can only be read', async () => {
  const { request } = await startEdge();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect(await request('/beers', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
});

test('huge headers are refused', async () => {
  const { request } = await startEdge();
  expect((await request('/store', { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
});

test('thousands of addresses leave thousands of entries nowhere', async () => {
  const { request, cms, cache } = await startEdge({ cacheBounds: { maxBytes: 400_000, maxLongTailBytes: 100_000 } });
  cms.mockJson('/api/beers', { beers: [] });
  await request('/api/beers');
  await request('/store');
  for (let from = 0; from < 3000; from += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const number = from + index;
        return request(
          [`/api/beers?search=${number}`, `/api/beers/x${number}`, `/store?x=${number}`][number % 3] ?? '/',
        );
      }),
    );
  }
  const { usual, longTail } = cache.size();
  expect(longTail.bytes).toBeLessThanOrEqual(100_000);
  expect(usual.entries).toBeLessThan(10);
  // What people come for was not displaced.
  expect((await request('/store')).headers['x-cache']).toBe('HIT');
  expect((await request('/api/beers')).headers['x-cache']).toBe('HIT');
});

test('clients that send a letter now and then hold up nobody', async () => {
  const { request, port } = await startEdge();
  await request('/store');
  const slow = Array.from({ length: 100 }, () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /cache HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    return socket;
  });
  await sleep(50);
  for (const socket of slow) socket.write('a');
  const began = Date.now();
  for (let index = 0; index < 20; index += 1) expect((await request('/store')).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(1000);
  for (const socket of slow) socket.destroy();
});

test('clients that go away in the middle leave nothing behind', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/inquiries', { inquiries: [] });
  cms.state.delayMs = 100;
  for (let index = 0; index < 20; index += 1) {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n');
    setTimeout(() => socket.destroy(), 20);
  }
  await sleep(300);
  expect((await request('/api/inquiries')).status).toBe(200);
});

test('forms that come a letter at a time hold up nobody else’s', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/contact/submit', { message: 'Thank you' }, 201);
  const slow = Array.from({ length: 200 }, () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 20\r\n\r\n{');
    return socket;
  });
  onTestFinished(() => slow.forEach((socket) => socket.destroy()));
  await sleep(300);
  const headers = { 'content-type': 'application/json' };
  const answer = await request('/api/contact/submit', { method: 'POST', headers, body: '{}', timeout: 2000 });
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
  ['a head', 'GET /cache HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a form',
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  ],
])('%s that never ends is not waited for, and the cms hears nothing of it', async (_what, said) => {
  const { cms, port } = await startEdge({ timeouts: { headers: 300, body: 300, checkInterval: 50 } });
  expect(await toldTo(port, said)).toMatch(/^HTTP\/1\.1 408 /);
  expect(cms.requests).toEqual([]);
});

test('whoever says nothing is let go', async () => {
  const { port } = await startEdge({ timeouts: { headers: 300, checkInterval: 50 } });
  expect(await toldTo(port, '')).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test.each([10, 60_000, 70_000, 900_000])('a body of %i bytes arrives as it was sent', async (bytes) => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/echo', {});
  const body = JSON.stringify('x'.repeat(bytes - 2));
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  expect((await request('/api/echo', { method: 'POST', headers, body })).status).toBe(200);
  expect((await request('/api/echo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).status).toBe(
    200,
  );
  expect(cms.bodyBytes).toEqual([bytes, bytes]);
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
  ['two thousand headers', `GET /cache HTTP/1.1\r\nHost: x\r\n${'X-Many: 1234567890\r\n'.repeat(2000)}\r\n`, 431],
])('%s: refused, and the cms hears nothing of it', async (_what, said, status) => {
  const { request, cms, port } = await startEdge();
  expect(await toldTo(port, said)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(cms.requests).toEqual([]);
  expect((await request('/healthz')).status).toBe(200);
});

/** What a client is told that sends so much of a body, and goes on sending a letter now and then. */
function sendSlowly(port: number, head: string, begin: string) {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head}\r\nHost: x\r\nContent-Length: 100000\r\n\r\n${begin}`);
  onTestFinished(() => void socket.destroy());
}

test.each([
  ['long forms', 'POST /api/contact/submit HTTP/1.1\r\nContent-Type: application/json', '/api/inquiries'],
  ['what nobody can send to a file', 'POST /uploads/pint.jpg HTTP/1.1', '/uploads/pint.jpg'],
])('%s that come a letter at a time leave connections to the cms to others', async (_what, head, wanted) => {
  const { request, cms, port } = await startEdge();
  cms.mockJson(wanted, {});
  for (let index = 0; index < 200; index += 1) sendSlowly(port, head, 'x'.repeat(70_000));
  await sleep(1000);
  expect((await request(wanted)).status).toBe(200);
  expect(cms.maxInProgress('POST')).toBeLessThan(30);
});

test('more long forms than there are places for are told to come back', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/beers/x', {});
  const head = 'POST /api/contact/submit HTTP/1.1\r\nContent-Type: application/json';
  for (let index = 0; index < 20; index += 1) sendSlowly(port, head, 'x'.repeat(70_000));
  await vi.waitFor(() => expect(cms.inProgress('POST')).toBe(16), { timeout: 5000, interval: 50 });
  const long = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(70_000) };
  expect(await request('/api/beers/x', long)).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});

test.each(['text/plain', 'application/json', 'a/b'])(
  'a %s without an end is in nobody’s memory',
  { timeout: 60_000 },
  async (type) => {
    const { request, cms, port } = await startEdge();
    cms.mockJson('/api/contact/submit', {}, 415);
    const before = process.memoryUsage().rss;
    for (const address of ['/api/contact/submit', '/store']) {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 400000000\r\n\r\n`);
      const piece = Buffer.alloc(1_000_000, 'x');
      for (let sent = 0; sent < 200 && socket.writable; sent += 1) {
        if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
      }
      socket.destroy();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect((await request('/healthz')).status).toBe(200);
  },
);

test('a type that is none is refused', async () => {
  const { request } = await startEdge();
  const refused = await request('/api/contact/submit', {
    method: 'POST',
    headers: { 'content-type': 'x' },
    body: '{}',
  });
  expect(refused.status).toBe(415);
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    code: 'unsupported-type',
    message: 'Please send the request as application/json',
  });
});

test('what can only be read says so, and what is not there is not there for HEAD either', async () => {
  const { request } = await startEdge();
  for (const address of ['/img/320/uploads/pint.jpg', '/uploads/pint.jpg']) {
    expect(await request(address, { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
  expect((await request('/nowhere', { method: 'HEAD' })).status).toBe(404);
});

test('a change notice that makes no sense is none', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/beers/featured', { beers: [] });
  await request('/api/beers/featured');
  cms.state.versionsResponse = {};
  await sleep(1000);
  expect((await request('/api/beers/featured')).status).toBe(200);
  cms.state.versionsResponse = null;
  cms.mockJson('/api/beers/featured', { beers: [{ name: 'New' }] });
  cms.bumpVersion('beer');
  await vi.waitFor(async () => expect((await request('/api/beers/featured')).text).toContain('New'), { timeout: 5000 });
});

test('whoever stops it waits for answers under way, and for nothing else', async () => {
  const { app, request, cms, port } = await startEdge();
  cms.mockJson('/uploads/pint.jpg', {});
  cms.mockJson('/api/inquiries', {});
  await request('/store');
  cms.state.delayMs = 500;
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const underWay = ['/uploads/pint.jpg', '/api/inquiries'].map((address) => request(address, { agent }));
  await sleep(100);
  const idle = net.connect(port, '127.0.0.1');
  idle.on('error', () => {});
  onTestFinished(() => void idle.destroy());
  const began = Date.now();
  await app.close();
  expect(Date.now() - began).toBeLessThan(2000);
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200]);
});

test.each(['/beers/lantern#1', '/api/beers/lantern#1', '/img/320/uploads/pint.jpg#1'])(
  '%s is no address that anybody asks for',
  async (address) => {
    const { request } = await startEdge();
    expect((await request(address)).status).toBe(400);
  },
);

test('whoever takes nothing of what is sent lets go of the cms', async () => {
  const { cms, port } = await startEdge({ timeouts: { writeIdle: 500 } });
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body: Buffer.alloc(40_000_000) });
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write('GET /uploads/pint.jpg HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'readable');
  expect(cms.inProgress('GET')).toBe(1);
  await vi.waitFor(() => expect(cms.inProgress('GET')).toBe(0), { timeout: 5000, interval: 50 });
});

test('a read that the cms does not answer is given up', async () => {
  const { request, cms } = await startEdge({ timeouts: { upstreamHeaders: 300 } });
  cms.mockJson('/api/inquiries', {});
  cms.state.delayMs = 10_000;
  const began = Date.now();
  expect(await request('/api/inquiries')).toMatchObject({
    status: 503,
    headers: { 'proxy-status': 'edge; error=destination_unavailable' },
  });
  expect(Date.now() - began).toBeLessThan(5000);
});

test('readers who wait for the cms, and those who went away, do not hold up who writes', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/auth/login', {});
  cms.state.delayMs = 10_000;
  const readers = Array.from({ length: 140 }, () => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.on('error', () => {});
    return socket;
  });
  await vi.waitFor(() => expect(cms.inProgress('GET')).toBe(128), { timeout: 5000, interval: 50 });
  readers.forEach((socket) => socket.destroy());
  cms.state.delayMs = 0;
  const began = Date.now();
  expect((await request('/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(3000);
});
