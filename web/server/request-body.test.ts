import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { listen } from './test/fake-cms';
import { connect, request, startEdge } from './test/start-edge';

/**
 * A CMS that responds as soon as it has a request's headers, never reads the body, and keeps the connection open: further
 * requests on it get no response.
 */
async function startEarlyResponder(status: string) {
  const body = JSON.stringify({ success: false, message: status });
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      socket.pause();
      const isPoll = head.toString().startsWith('GET /changes');
      const payload = isPoll ? JSON.stringify({ epoch: 'one', versions: {} }) : body;
      socket.write(
        `HTTP/1.1 ${isPoll ? '200 OK' : status}\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\nKeep-Alive: timeout=60\r\n\r\n${payload}`,
      );
      if (isPoll) socket.end();
    });
  });
  onTestFinished(() => void server.close());
  return listen(server);
}

const jsonHeaders = { 'content-type': 'application/json' };

test.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'x-unknown'])(
  'returns 415 for a body with Content-Encoding %s and does not forward it',
  async (encoding) => {
    const { port, cms } = await startEdge();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { ...jsonHeaders, 'content-encoding': encoding, 'content-length': '2' };
      const response = await request(port, '/api/contact/submit', { method, headers, body: '{}' });
      expect(response).toMatchObject({ status: 415, headers: { 'accept-encoding': 'identity' } });
      expect(JSON.parse(response.text)).toEqual({
        success: false,
        code: 'unsupported-encoding',
        message: 'Please send the request without compression (no Content-Encoding)',
      });
    }
    expect(cms.requests).toEqual([]);
  },
);

test('forwards a body with Content-Encoding identity', async () => {
  const { port, cms } = await startEdge();
  cms.mockJson('/api/contact/submit', {}, 201);
  const headers = { ...jsonHeaders, 'content-encoding': 'identity' };
  expect((await request(port, '/api/contact/submit', { method: 'POST', headers, body: '{}' })).status).toBe(201);
});

test.each([200, 60_000, 194_000, 2_000_000])(
  'a CMS that responds without reading a body of %i bytes does not block the next request',
  async (bytes) => {
    const { port } = await startEdge({ env: { CMS_URL: await startEarlyResponder('413 Payload Too Large') } });
    const post = (body: string) =>
      request(port, '/api/contact/submit', { method: 'POST', headers: jsonHeaders, body, timeout: 3000 });
    for (let round = 0; round < 3; round += 1) {
      expect((await post('x'.repeat(bytes))).status).toBe(413);
      expect((await post('{}')).status).toBe(413);
    }
  },
);

/** Sends 2 MB; resolves with the status, or with the code of the error. */
const sendLarge = (port: number, path: string, headers: Record<string, string>) =>
  request(port, path, { method: 'POST', headers, body: 'x'.repeat(2_000_000) }).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  );

test.each([
  [30, 'multipart/form-data; boundary=x', '/api/beers/1/images'],
  [15, 'application/json', '/api/contact/submit'],
])('all clients of %i parallel 2 MB uploads of %s receive the early 401', async (count, type, path) => {
  const { port } = await startEdge({ env: { CMS_URL: await startEarlyResponder('401 Unauthorized') } });
  const outcomes = Array.from({ length: count }, () => sendLarge(port, path, { 'content-type': type }));
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set([401]));
});

test('a response of the edge reaches a client that is still sending 2 MB', async () => {
  const { port } = await startEdge();
  const headers = { ...jsonHeaders, 'content-encoding': 'gzip' };
  const outcomes = Array.from({ length: 30 }, (_, index) =>
    sendLarge(port, index % 2 ? '/api/contact/submit' : '/beers', headers),
  );
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set([415, 405]));
});

test.each(['1.0', '1.1'])(
  'a client of HTTP/%s that asks to close the connection can send its body to the end',
  async (version) => {
    const { port } = await startEdge();
    const bytes = 2_000_000;
    const head = `POST /beers HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`;
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.write(head);
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(String(response)).toContain(' 405 ');
    // An error, such as ECONNRESET, rejects.
    const sent = once(socket, 'finish');
    for (let rest = bytes; rest > 0; rest -= 100_000) {
      if (!socket.write(Buffer.alloc(100_000))) await once(socket, 'drain');
    }
    socket.end();
    await sent;
  },
);

test('closes the connection of a client that keeps sending after the response', async () => {
  const { port } = await startEdge({ env: { CMS_URL: await startEarlyResponder('401 Unauthorized') } });
  const outgoing = http.request({
    port,
    host: '127.0.0.1',
    path: '/api/beers/1/images',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000_000 },
  });
  onTestFinished(() => void outgoing.destroy());
  outgoing.on('error', () => {});
  const chunk = Buffer.alloc(1_000_000);
  let sentBytes = 0;
  const send = () => {
    while (!outgoing.destroyed && outgoing.write(chunk)) sentBytes += chunk.length;
  };
  outgoing.on('drain', send);
  send();
  const status = await new Promise((resolve) => outgoing.on('response', (response) => resolve(response.statusCode)));
  expect(status).toBe(401);
  await new Promise((resolve) => outgoing.on('close', resolve));
  expect(sentBytes).toBeLessThan(200_000_000);
});

test('uploads that break off while they wait for a slot do not end the server', async () => {
  const { port } = await startEdge();
  const head = 'POST /api/beers/1/images HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n';
  const bytes = `${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n`;
  const sockets = Array.from({ length: 200 }, () => connect(port, bytes));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // The page is requested after the server has read the uploads.
  expect((await request(port, '/healthz')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await request(port, '/healthz')).status).toBe(200);
  // An error without a handler would fail the test run.
  await new Promise((resolve) => setImmediate(resolve));
});
