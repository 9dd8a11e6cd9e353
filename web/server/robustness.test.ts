import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { connect, keepAliveAgent, receive, sleep, startEdge, waitFor } from './test/start-edge';

/** Far more than a busy machine needs, and less than the delays and timeouts that these tests rule out. */
const muchTooLongMs = 20_000;

const incompleteForm =
  'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';

test.each([
  ['malformed percent-encoding', '/%zz', 400],
  ['malformed percent-encoding in the API', '/api/beers/%zz', 400],
  ['malformed percent-encoding in a live list', '/live/taps/%', 400],
  ['a truncated UTF-8 sequence', '/beers/%E0%A4', 400],
  ['an encoded NUL', '/beers/%00', 400],
  ['dot segments', '/a/../../etc/passwd', 400],
  ['encoded dot segments', '/uploads/%2e%2e/%2e%2e/etc/passwd', 400],
  ['a backslash', '/uploads/..\\..\\x', 400],
  ['an encoded slash', '/api/beers/a%2f..%2f..%2fadmin', 400],
  ['a URL over 4 KB', `/beers?${'x'.repeat(5000)}`, 414],
  ['a URL over 16 KB', `/beers?${'x'.repeat(16_384)}`, 431],
  ['a fragment', '/beers/lantern#1', 400],
  ['a fragment in the API', '/api/beers/lantern#1', 400],
  ['dot segments of an image', '/img/320/uploads/../changes', 400],
  ['a host in the path', '//elsewhere.example/beers', 404],
  ['a path of another system', '/wp-login.php', 404],
  ['a slug of 600 characters', `/beers/${'a'.repeat(600)}`, 404],
])('returns an error for %s', async (_name, url, status) => {
  const { request } = await startEdge();
  const response = await request(url);
  expect(response.status).toBe(status);
  expect(response.headers['x-request-id']).toMatch(/^[\w-]+$/);
  expect(response.text).not.toMatch(/at .*\.(?:ts|js):\d+/);
  expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  expect((await request('/healthz')).status).toBe(200);
});

test('pages, images and uploads return 405 with Allow for other methods; HEAD of an unknown page is 404', async () => {
  const { request } = await startEdge();
  const writes = ['/img/320/uploads/pint.jpg', '/uploads/pint.jpg'].map((url) => [url, 'POST'] as const);
  const others = ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ['/beers', method] as const);
  for (const [url, method] of [...writes, ...others])
    expect(await request(url, { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect((await request('/nowhere', { method: 'HEAD' })).status).toBe(404);
});

test('thousands of random URLs do not evict what is in use or exceed the bound', async () => {
  const cacheBytes = 1_000_000;
  const { request, cms, cache } = await startEdge({ cacheBytes });
  // Pages expire at full minutes.
  vi.useFakeTimers({ toFake: ['Date'] });
  cms.mockJson('/api/beers', { beers: [] });
  for (let from = 0; from < 3000; from += 50) {
    await request('/api/beers');
    await request('/store');
    const urls = Array.from({ length: 50 }, (_, index) => {
      const number = from + index;
      return [`/api/beers?search=${number}`, `/api/beers/x${number}`, `/store?x=${number}`][number % 3] ?? '/';
    });
    await Promise.all(urls.map((url) => request(url)));
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(cacheBytes);
  expect((await request('/store')).headers['x-cache']).toBe('HIT');
  expect((await request('/api/beers')).headers['x-cache']).toBe('HIT');
});

test('slow clients do not delay others', async () => {
  const { app, request, port } = await startEdge();
  await request('/store');
  const slow = Array.from({ length: 100 }, () => connect(port, 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  await waitFor(async () => expect(await countConnections(app)).toBe(100));
  for (const socket of slow) socket.write('a');
  const start = Date.now();
  for (let index = 0; index < 20; index += 1) expect((await request('/store')).status).toBe(200);
  expect(Date.now() - start).toBeLessThan(muchTooLongMs);
});

test('slowly sent forms do not delay other forms', async () => {
  const { app, request, cms, port } = await startEdge();
  cms.mockJson('/api/contact/submit', { message: 'Thank you' }, 201);
  for (let index = 0; index < 200; index += 1) connect(port, incompleteForm);
  await waitFor(async () => expect(await countConnections(app)).toBe(200));
  const headers = { 'content-type': 'application/json' };
  const response = await request('/api/contact/submit', { method: 'POST', headers, body: '{}', timeout: 2000 });
  expect(response.status).toBe(201);
});

const countConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test.each([
  ['headers', 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a form', incompleteForm],
])('times out an incomplete request (%s) without forwarding it', async (_name, bytes) => {
  const { cms, port } = await startEdge({ timeouts: { headers: 300, body: 300, checkInterval: 50 } });
  expect(await receive(connect(port, bytes))).toMatch(/^HTTP\/1\.1 408 /);
  expect(cms.requests).toEqual([]);
});

test('closes a connection that sends no request', async () => {
  const { port } = await startEdge({ timeouts: { headers: 300, checkInterval: 50 } });
  expect(await receive(connect(port))).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test.each([10, 60_000, 70_000, 900_000])('forwards a body of %i bytes unchanged', async (bytes) => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/echo', {});
  const body = JSON.stringify('x'.repeat(bytes - 2));
  const sized = { 'content-type': 'application/json', 'content-length': String(body.length) };
  for (const headers of [sized, { 'content-type': 'text/plain' }])
    expect((await request('/api/echo', { method: 'POST', headers, body })).status).toBe(200);
  expect(cms.bodyBytes).toEqual([bytes, bytes]);
});

/** Sends the beginning of a request with a body of 100 KB, and keeps the connection open. */
const sendPartially = (port: number, head: string, prefix: string) =>
  void connect(port, `${head}\r\nHost: x\r\nContent-Length: 100000\r\n\r\n${prefix}`);

test.each([
  ['large forms', 'POST /api/contact/submit HTTP/1.1\r\nContent-Type: application/json', '/api/inquiries'],
  ['POSTs to an upload', 'POST /uploads/pint.jpg HTTP/1.1', '/uploads/pint.jpg'],
])('incomplete requests (%s) do not use up the CMS connections', async (_name, head, url) => {
  const { request, cms, port } = await startEdge();
  cms.mockJson(url, {});
  for (let index = 0; index < 200; index += 1) sendPartially(port, head, 'x'.repeat(70_000));
  // Long enough for more of them to reach the CMS, if they could.
  await sleep(1000);
  expect((await request(url)).status).toBe(200);
  expect(cms.maxInProgress('POST')).toBeLessThan(30);
});

test('four large forms of one client are streamed at a time, and one of another client beside them', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/beers/x', {});
  const head = 'POST /api/contact/submit HTTP/1.1\r\nContent-Type: application/json';
  for (let index = 0; index < 20; index += 1) sendPartially(port, head, 'x'.repeat(70_000));
  await waitFor(() => expect(cms.inProgress('POST')).toBe(4));
  const large = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(70_000) };
  expect(await request('/api/beers/x', { ...large, localAddress: '127.0.0.2' })).toMatchObject({ status: 200 });
});

test('an upload that the CMS rejects early frees its slot for the other uploads of its client', async () => {
  const { cms, port } = await startEdge();
  cms.mockResponse('/api/upload', { status: 401, body: '{}', isEarly: true });
  const head =
    'POST /api/upload HTTP/1.1\r\nAuthorization: Bearer abc\r\nContent-Type: multipart/form-data; boundary=x';
  for (let index = 0; index < 6; index += 1) sendPartially(port, head, 'x'.repeat(70_000));
  await waitFor(() => expect(cms.requests).toHaveLength(6));
});

test.each(['text/plain', 'application/json', 'a/b'])(
  'an endless body of type %s is not buffered',
  { timeout: 60_000 },
  async (type) => {
    const { request, cms, port } = await startEdge();
    cms.mockJson('/api/contact/submit', {}, 415);
    const before = process.memoryUsage().rss;
    for (const url of ['/api/contact/submit', '/store']) {
      const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 400000000\r\n\r\n`;
      const socket = connect(port, head).resume();
      const chunk = Buffer.alloc(1_000_000, 'x');
      const closed = once(socket, 'close').catch(() => {});
      for (let sent = 0; sent < 200 && socket.writable; sent += 1) {
        if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
      }
      socket.destroy();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect((await request('/healthz')).status).toBe(200);
  },
);

test('returns 415 for a malformed Content-Type', async () => {
  const { request } = await startEdge();
  const headers = { 'content-type': 'x' };
  const { status, text } = await request('/api/contact/submit', { method: 'POST', headers, body: '{}' });
  expect({ status, ...JSON.parse(text) }).toEqual({
    status: 415,
    success: false,
    code: 'unsupported-type',
    message: 'Please send the request as application/json',
  });
});

test('ignores a malformed response to the change poll', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/beers/featured', { beers: [] });
  await request('/api/beers/featured');
  cms.state.versionsResponse = {};
  const polls = cms.countPolls();
  await waitFor(() => expect(cms.countPolls()).toBeGreaterThan(polls + 1));
  expect((await request('/api/beers/featured')).status).toBe(200);
  cms.state.versionsResponse = null;
  cms.mockJson('/api/beers/featured', { beers: [{ name: 'New' }] });
  cms.bumpVersion('beer');
  await waitFor(async () => expect((await request('/api/beers/featured')).text).toContain('New'));
});

test('close waits for responses in progress, but not for idle connections', async () => {
  const { app, request, cms, port } = await startEdge();
  cms.mockJson('/uploads/pint.jpg', {});
  cms.mockJson('/api/inquiries', {});
  await request('/store');
  cms.state.delayMs = 500;
  const agent = keepAliveAgent();
  const inProgress = ['/uploads/pint.jpg', '/api/inquiries'].map((url) => request(url, { agent }));
  await waitFor(() => expect(cms.inProgress('GET')).toBe(2));
  connect(port);
  const start = Date.now();
  await app.close();
  expect(Date.now() - start).toBeLessThan(muchTooLongMs);
  expect((await Promise.all(inProgress)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a stalled download releases its CMS connection', async () => {
  const { cms, port } = await startEdge({ timeouts: { writeIdle: 500 } });
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body: Buffer.alloc(40_000_000) });
  await once(connect(port, 'GET /uploads/pint.jpg HTTP/1.1\r\nHost: x\r\n\r\n'), 'readable');
  expect(cms.inProgress('GET')).toBe(1);
  await waitFor(() => expect(cms.inProgress('GET')).toBe(0));
});

test('returns 503 for a read to which the CMS does not respond in time', async () => {
  const { request, cms } = await startEdge({ timeouts: { upstreamHeaders: 300 } });
  cms.mockJson('/api/inquiries', {});
  cms.state.delayMs = 60_000;
  const start = Date.now();
  expect(await request('/api/inquiries')).toMatchObject({
    status: 503,
    headers: { 'proxy-status': 'edge; error=destination_unavailable' },
  });
  expect(Date.now() - start).toBeLessThan(muchTooLongMs);
});

test('slow and abandoned reads do not delay writes', async () => {
  const { request, cms, port } = await startEdge();
  cms.mockJson('/api/auth/login', {});
  cms.state.delayMs = 60_000;
  const reads = Array.from({ length: 140 }, (_, index) =>
    connect(port, 'GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n', `127.0.1.${index >> 1}`),
  );
  await waitFor(() => expect(cms.inProgress('GET')).toBe(128));
  reads.forEach((socket) => socket.destroy());
  cms.state.delayMs = 0;
  const start = Date.now();
  expect((await request('/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(Date.now() - start).toBeLessThan(muchTooLongMs);
});

test('a 431 is JSON for API URLs and HTML for pages', async () => {
  const { request } = await startEdge();
  const headers = { 'x-large': 'x'.repeat(20_000) };
  const api = await request('/api/beers', { headers });
  expect([api.status, api.headers['content-type']]).toEqual([431, 'application/json; charset=utf-8']);
  expect(JSON.parse(api.text)).toEqual({
    success: false,
    code: 'too-large',
    message: 'The request headers are too large',
  });
  const page = await request('/store', { headers });
  expect(page).toMatchObject({ status: 431, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.text).toContain('That request is too large');
});
