import { once } from 'node:events';
import { createTurns, drainAndClose } from './connections';
import { connect, receive, startEdge, waitFor, keepAliveAgent, request as sendRequest } from './test/start-edge';

/** Sends requests in one packet; resolves with what the server has sent until it closed the connection. */
function sendPipelined(port: number, paths: string[]) {
  const lines = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  });
  return receive(connect(port, lines.join('')));
}

const countResponses = (received: string) => received.split('HTTP/1.1 200 OK').length - 1;

test('a few requests sent in advance are all answered, in order', async () => {
  const { port } = await startEdge();
  const received = await sendPipelined(port, ['/robots.txt', '/api/taps', '/robots.txt', '/api/taps']);
  expect(countResponses(received)).toBe(4);
  expect(received).toMatch(/text\/plain[^]*application\/json[^]*text\/plain[^]*application\/json/);
});

test('hundreds of requests sent without waiting for a response end the connection', async () => {
  const { port, request } = await startEdge();
  const received = await sendPipelined(port, Array<string>(500).fill('/api/taps'));
  expect(countResponses(received)).toBeLessThan(500);
  const { status } = await request('/api/taps');
  expect(status).toBe(200);
});

test('requests sent in advance keep no slots of a client that has left', async () => {
  const { port, request, cms } = await startEdge();
  for (const path of ['/api/inquiries', '/api/auth/logout']) cms.mockJson(path, {});
  const release = cms.holdResponses('/api/inquiries');
  const head = 'HTTP/1.1\r\nHost: localhost\r\n';
  const write = `POST /api/auth/logout ${head}Content-Length: 2\r\n\r\n{}`;
  const socket = connect(port, `GET /api/inquiries ${head}\r\n${write.repeat(4)}`);
  await waitFor(() => expect(cms.requests).toEqual(['GET /api/inquiries']));
  socket.destroy();
  release();
  for (let index = 0; index < 3; index += 1) {
    expect((await request('/api/auth/logout', { method: 'POST', body: '{}' })).status).toBe(200);
  }
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function recordTurns() {
  const turns = createTurns();
  const started: string[] = [];
  return { started, send: (client: string, name: string) => turns.run(client, () => started.push(name)) };
}

test('another client does not wait for the tasks of the first', async () => {
  const { started, send } = recordTurns();
  for (let index = 0; index < 100; index += 1) send('a', `a${index}`);
  await nextTurn();
  send('b', 'b0');
  send('b', 'b1');
  expect(started).toEqual(['a0', 'a1', 'b0']);
  await nextTurn();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
});

test('a client is served at once again after its queue was empty', async () => {
  const { started, send } = recordTurns();
  send('a', 'a1');
  await nextTurn();
  await nextTurn();
  send('a', 'a2');
  expect(started).toEqual(['a1', 'a2']);
});

test('while draining /readyz is 503 and responses close their connections, cached ones too', async () => {
  const { request, cms, drain } = await startEdge();
  cms.mockJson('/api/beers/featured', { beers: [] });
  await request('/api/beers/featured');
  expect((await request('/readyz')).status).toBe(200);
  drain.isDraining = true;
  for (const url of ['/readyz', '/readyz/edge']) {
    expect(await request(url)).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
  }
  expect((await request('/healthz')).status).toBe(200);
  expect(await request('/api/beers/featured', { agent: keepAliveAgent() })).toMatchObject({
    status: 200,
    headers: { connection: 'close', 'x-cache': 'HIT' },
  });
  expect(await request('/api/contact/submit', { method: 'POST', agent: keepAliveAgent() })).toMatchObject({
    headers: { connection: 'close' },
  });
});

test('requests in progress get their responses, also one that arrives on their connection; new connections are refused', async () => {
  const { app, drain, cms, port } = await startEdge();
  cms.mockJson('/api/contact/submit', {}, 201);
  cms.state.delayMs = 300;
  const post = 'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n';
  const socket = connect(port, `${post}{}${post}`);
  const received = receive(socket);
  await waitFor(() => expect(cms.inProgress('POST')).toBe(1));
  const closed = drainAndClose(app, drain, { drainDelayMs: 0, drainTimeoutMs: 60_000 });
  await waitFor(() => expect(sendRequest(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
  socket.write('{}');
  expect((await received).match(/HTTP\/1\.1 201/g)).toHaveLength(2);
  await closed;
});

test('unused connections are closed, and at the deadline those without a response', async () => {
  const { app, drain, cms, port } = await startEdge();
  cms.mockJson('/api/inquiries', {});
  cms.state.delayMs = 60_000;
  const unused = connect(port);
  const unusedClosed = once(unused, 'close');
  await once(unused, 'connect');
  const slow = sendRequest(port, '/api/inquiries').catch(({ code }: NodeJS.ErrnoException) => code);
  await waitFor(() => expect(cms.inProgress('GET')).toBe(1));
  await drainAndClose(app, drain, { drainDelayMs: 0, drainTimeoutMs: 1500 });
  expect(await slow).toBe('ECONNRESET');
  await unusedClosed;
});

test('a live list that is opened while the server closes has the list and ends, so that the client connects elsewhere', async () => {
  const { app, drain, cms, port, request } = await startEdge();
  cms.mockJson('/api/taps/auburn', { taproom: { pourings: [] } });
  cms.mockJson('/api/inquiries', {});
  await request('/api/taps/auburn');
  cms.state.delayMs = 300;
  const socket = connect(port, 'GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n');
  const received = receive(socket);
  await waitFor(() => expect(cms.inProgress('GET')).toBe(1));
  const closed = drainAndClose(app, drain, { drainDelayMs: 0, drainTimeoutMs: 60_000 });
  socket.write('GET /live/taps/auburn HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await received).toMatch(/retry: \d+[\s\S]*event: taps/);
  await closed;
});
