import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { drainRequest } from '#lib/drain';
import { panelAccount } from '../../test/accounts';
import { clientHeaders, failure, logIn, randomIp, expectResponse } from '../../test/client';

type Received = { status: number; body: unknown; isSocketReused: boolean };

/** One kept-alive connection, like those of web's connection pool. */
let agent: Agent;

/**
 * The sockets of earlier requests. Node sets `reusedSocket` only on requests that find a free socket, not on those queued
 * while the body of a request that has its response already is still being written.
 */
let usedSockets: WeakSet<object>;

beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  usedSockets = new WeakSet();
});

afterEach(() => agent.destroy());

const send = (method: string, path: string, body: Buffer | string, headers: Record<string, string> = {}) =>
  new Promise<Received>((resolve, reject) => {
    const sent = request(`${inject('api').url}${path}`, {
      agent,
      method,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        ...clientHeaders(randomIp()),
        ...headers,
      },
    });
    sent.setTimeout(40_000, () => sent.destroy(new Error(`${method} ${path} got no response`)));
    sent.on('error', reject).on('response', (response) => {
      const { socket } = response;
      const isSocketReused = usedSockets.has(socket);
      usedSockets.add(socket);
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers['content-type']?.startsWith('application/json') && text !== '';
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : null, isSocketReused });
        });
    });
    sent.end(body);
  });

const uncompressed = 'Please send the request without compression (no Content-Encoding)';
const unsupportedEncoding = failure('unsupported-encoding', uncompressed);

const contact = '/api/contact/submit';

test.each([
  ['gzip', gzipSync('{}')],
  ['identity, gzip', Buffer.from('{}')],
  ['nonsense', Buffer.from('{}')],
])('the Content-Encoding %s returns 415', async (encoding, body) => {
  await expectResponse(send('POST', contact, body, { 'Content-Encoding': encoding }), 415, unsupportedEncoding);
});

test.each(['identity', 'Identity', ''])('the Content-Encoding %j is accepted', async (encoding) => {
  expect((await send('POST', contact, '{}', { 'Content-Encoding': encoding })).status).toBe(400);
});

test.each([
  ['POST', '/api/auth/login', 'application/json'],
  ['POST', '/api/newsletter/unsubscribe?token=x', 'application/x-www-form-urlencoded'],
  ['POST', '/api/beers/x/images', 'multipart/form-data; boundary=x'],
  ['POST', '/admin/login', 'application/json'],
  ['POST', '/upload', 'application/json'],
  ['PUT', '/content-manager/collection-types/api::beer.beer/x', 'application/json'],
])('%s %s of compressed data returns 415 before anything else is checked', async (method, path, type) => {
  const headers = { 'Content-Type': type, 'Content-Encoding': 'gzip' };
  const { status, body } = await send(method, path, gzipSync(JSON.stringify(panelAccount)), headers);
  expect([status, JSON.stringify(body)]).toEqual([415, expect.stringContaining(uncompressed)]);
});

test.each([
  ['a decompression bomb', 'gzip', gzipSync(Buffer.alloc(200 * 1024 * 1024))],
  ['a body that is not valid br', 'br', Buffer.alloc(252 * 1024, 'x1!')],
])('%s leaves its connection usable', async (_name, encoding, body) => {
  for (let count = 0; count < 5; count += 1) {
    expect((await send('POST', contact, body, { 'Content-Encoding': encoding })).status).toBe(415);
    const next = await send('POST', contact, '{}');
    expect([next.status, next.isSocketReused]).toEqual([400, true]);
  }
});

const upload = Buffer.alloc(2 * 1024 * 1024, 'x');
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

test.each([
  ['an unknown path', 'POST', '/api/nothing', {}, 404],
  ['a wrong method', 'PATCH', '/api/beers', {}, 405],
  ['no session', 'POST', '/api/beers/x/images', multipart, 401],
  ['a wrong type', 'POST', contact, { 'Content-Type': 'text/plain' }, 415],
  ['an unknown path of the panel', 'POST', '/admin/nothing', { 'Content-Type': 'image/png' }, 401],
])(
  'a body that is not read for %s: the response arrives and the connection stays usable',
  async (_name, method, path, headers, status) => {
    expect((await send(method, path, upload, headers)).status).toBe(status);
    const next = await send('GET', '/api/beers/featured', '');
    expect([next.status, next.isSocketReused]).toEqual([200, true]);
  },
);

test('JSON over 2 MB: the response arrives and the connection stays usable', async () => {
  const tooLarge = JSON.stringify({ message: 'x'.repeat(9 * 1024 * 1024) });
  expect((await send('POST', contact, tooLarge)).status).toBe(413);
  const next = await send('POST', contact, '{}');
  expect([next.status, next.isSocketReused]).toEqual([400, true]);
});

test('a multipart body with too many fields: the connection stays usable', async () => {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const body = `${field.repeat(20_000)}--x--\r\n`;
  const headers = { ...multipart, Authorization: `Bearer ${await logIn()}` };
  expect((await send('POST', '/api/content/hero-images', body, headers)).status).toBe(413);
  const next = await send('GET', '/api/beers/featured', '');
  expect([next.status, next.isSocketReused]).toEqual([200, true]);
});

describe('the response to an upload without a session', () => {
  const headOf = (length: number) =>
    `POST /api/beers/x/images HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
  let socket: Socket;

  beforeEach(() => {
    const { hostname, port } = new URL(inject('api').url);
    socket = connect(Number(port), hostname);
  });

  afterEach(() => socket.destroy());

  const readUntil = async (text: string) => {
    let received = '';
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      received += String(chunk);
      if (received.includes(text)) return received;
    }
    throw new Error(`Received only ${received}`);
  };

  test('comes before the rest of its body, after which the connection is usable', async () => {
    socket.write(headOf(2000) + 'x'.repeat(1000));
    expect(await readUntil('HTTP/1.1 ')).toMatch(/^HTTP\/1.1 401/);
    socket.write('x'.repeat(1000) + 'GET /api/beers/featured HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await readUntil('HTTP/1.1 ')).toContain('HTTP/1.1 200');
  });

  test('ends the connection of a body that is larger than any upload', async () => {
    const chunks = Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024, 'x'));
    socket.write(headOf(1000 * 1024 * 1024));
    await readUntil('HTTP/1.1 401');
    socket.resume();
    await expect(pipeline(chunks, socket)).rejects.toThrow(/EPIPE|ECONNRESET|premature close|ended|destroyed/i);
  });
});

test.each([true, false])(
  'each of 30 concurrent rejected uploads of 2 MB receives its 401; keepAlive: %s',
  async (keepAlive) => {
    agent.destroy();
    agent = new Agent({ keepAlive, maxSockets: 30 });
    const uploads = Array.from({ length: 30 }, () => send('POST', '/api/beers/x/images', upload, multipart));
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(uploads.map(() => 401));
  },
);

describe('drainRequest', () => {
  let results: boolean[];
  let timeoutMs: number;
  const server = createServer(async (incoming, response) => {
    results.push(await drainRequest(incoming, { maxBytes: 1000, timeoutMs }));
    response.end();
  });

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));

  beforeEach(() => {
    results = [];
    timeoutMs = 60_000;
  });

  afterAll(() => server.close());

  const exchange = async (declaredBytes: number, sentBytes: number) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${declaredBytes}\r\n\r\n` + 'x'.repeat(sentBytes));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return chunk.toString('latin1').slice(0, 15);
  };

  test.each([
    [1000, true],
    [1001, false],
  ])('a body of %i bytes resolves to %s', async (bytes, isComplete) => {
    expect(await exchange(bytes, bytes)).toBe('HTTP/1.1 200 OK');
    expect(results).toEqual([isComplete]);
  });

  test('a body that stalls resolves to false', async () => {
    timeoutMs = 100;
    expect(await exchange(1000, 10)).toBe('HTTP/1.1 200 OK');
    expect(results).toEqual([false]);
  });

  test('resolves to false when the client disconnects', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx');
    await once(server, 'request');
    socket.destroy();
    await expect.poll(() => results, { timeout: 40_000 }).toEqual([false]);
  });
});
