import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createServerDrain } from './drain';

async function listen(handle: RequestListener) {
  const server = createServer(handle);
  const drain = createServerDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.closeAllConnections());
  return { server, drain, port: (server.address() as AddressInfo).port };
}

async function read(response: IncomingMessage) {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

test('a request in progress gets its response, which closes the connection; then new ones are refused', async () => {
  const { server, drain, port } = await listen(() => {});
  const request = get({ port, host: '127.0.0.1', agent: false, headers: { Connection: 'keep-alive' } });
  const [, inProgress] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  drain.begin();
  const drained = drain.finish(60_000);
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  inProgress.end('done');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect([await read(response), response.headers.connection]).toEqual(['done', 'close']);
  expect(await drained).toBe(0);
});

test('connections without a request do not delay the end', async () => {
  const { drain, port } = await listen((_request, response) => response.end('done'));
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const idle = get({ port, host: '127.0.0.1', agent: false, headers: { Connection: 'keep-alive' } });
  const [response] = (await once(idle, 'response')) as [IncomingMessage];
  await read(response);
  drain.begin();
  expect(await drain.finish(60_000)).toBe(0);
});

test('a request without a response at the deadline is cut off and counted', async () => {
  const { server, drain, port } = await listen(() => {});
  const request = get({ port, host: '127.0.0.1', agent: false });
  const failed = once(request, 'response').catch((error: NodeJS.ErrnoException) => error.code);
  await once(server, 'request');
  drain.begin();
  expect(await drain.finish(100)).toBe(1);
  expect(await failed).toBe('ECONNRESET');
});
