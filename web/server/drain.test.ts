import { once } from 'node:events';
import { drainAndClose } from './connections';
import { connect, keepAliveAgent, receive, request as send, startEdge, waitFor } from './test/start-edge';

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
  await waitFor(() => expect(send(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
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
  const slow = send(port, '/api/inquiries').catch(({ code }: NodeJS.ErrnoException) => code);
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
