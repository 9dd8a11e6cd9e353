import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServerDrain } from './drain';

async function listen(handle: RequestListener) {
  const server = createServer(handle);
  const drain = createServerDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.closeAllConnections());
  return { server, drain, port: (server.address() as AddressInfo).port };
}

test('connections without a request do not delay the end', async () => {
  const { drain, port } = await listen((_request, response) => response.end('done'));
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const idle = get({ port, host: '127.0.0.1', agent: false, headers: { Connection: 'keep-alive' } });
  const [response] = (await once(idle, 'response')) as [IncomingMessage];
  await text(response);
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
