import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepAliveAgent, startEdge } from './test/start-edge';

/** A CMS that echoes each request. */
async function startEcho() {
  const server = http.createServer((incoming, response) => {
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    incoming.on('end', () => {
      const { url, method, headers } = incoming;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify({ url, method, headers, bytes, epoch: 'one', versions: {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Echo = { url: string; method: string; headers: Record<string, string>; bytes: number };

const echo = (text: string) => JSON.parse(text) as Echo;

test('forwards body, query and cookies unchanged', async () => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho() } });
  const body = JSON.stringify({ message: 'x'.repeat(3_000_000) });
  const response = await request('/api/contact/submit?a=1&a=2', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie: 'brewery_session=abc', authorization: 'Bearer t' },
  });
  const echoed = echo(response.text);
  expect(echoed).toMatchObject({ url: '/api/contact/submit?a=1&a=2', method: 'POST', bytes: body.length });
  expect(echoed.headers).toMatchObject({ cookie: 'brewery_session=abc', authorization: 'Bearer t' });
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test.each(['PROPFIND', 'TRACE', 'LINK', 'OPTIONS'])('forwards %s requests', async (method) => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho() } });
  expect(echo((await request('/api/beers', { method })).text)).toMatchObject({ method, url: '/api/beers' });
});

test('forwards a read with an empty number parameter', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/beers?limit=', { message: 'limit must be a whole number from 1 to 100' }, 400);
  expect((await request('/api/beers?limit=')).status).toBe(400);
});

test.each([
  ['Expect', { expect: '100-continue' }],
  ['Upgrade', { upgrade: 'h2c' }],
  ['Keep-Alive', { 'keep-alive': 'timeout=5' }],
])('does not forward the header %s', async (_name, headers: Record<string, string>) => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho() } });
  const { status, text } = await request('/api/beers/x/images', { method: 'POST', body: 'xxx', headers });
  expect([status, echo(text)]).toMatchObject([200, { method: 'POST', bytes: 3 }]);
  for (const name of Object.keys(headers)) expect(echo(text).headers).not.toHaveProperty(name);
});

test('replaces forwarding headers from clients', async () => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho() } });
  const { text } = await request('/api/auth/me', {
    headers: {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-host': 'elsewhere.example',
      host: 'boldridge.example',
    },
  });
  expect(echo(text).headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'boldridge.example',
  });
});

test.each([
  [{}, undefined],
  [{ EDGE_SECRET: 's'.repeat(32) }, 's'.repeat(32)],
])('with %j, the CMS receives the edge’s secret %j, whatever a client sends', async (env, expected) => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho(), ...env } });
  const { text } = await request('/api/auth/me', { headers: { 'x-edge-secret': 'x'.repeat(32) } });
  expect(echo(text).headers['x-edge-secret']).toBe(expected);
});

test.each([
  ['127.0.0.0/8, 9.8.7.0/24', '6.6.6.6, 9.8.7.6', '6.6.6.6'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['10.0.0.0/8', '6.6.6.6', '127.0.0.1'],
])('with TRUSTED_PROXIES=%s, the client in X-Forwarded-For: %s is %s', async (proxies, forwardedFor, client) => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho(), TRUSTED_PROXIES: proxies } });
  const { text } = await request('/api/auth/me', { headers: { 'x-forwarded-for': forwardedFor } });
  expect(echo(text).headers['x-forwarded-for']).toBe(client);
});

test('passes on scheme and host of a trusted proxy if they are valid', async () => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho(), TRUSTED_PROXIES: '127.0.0.1' } });
  const sent = async (proto: string, host: string) => {
    const headers = { host: 'inner.example', 'x-forwarded-proto': proto, 'x-forwarded-host': host };
    const { text } = await request('/api/auth/me', { headers });
    return [echo(text).headers['x-forwarded-proto'], echo(text).headers['x-forwarded-host']];
  };
  expect(await sent('http', 'outer.example')).toEqual(['http', 'outer.example']);
  expect(await sent('gopher', 'outer.example/path')).toEqual(['https', 'inner.example']);
});

test('the CMS receives no other header about clients', async () => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho(), TRUSTED_PROXIES: '127.0.0.1' } });
  const proxied = { 'x-forwarded-port': '1', 'x-forwarded-prefix': '/a' };
  const headers = { forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4', ...proxied };
  const { text } = await request('/api/auth/me', { headers });
  for (const name of Object.keys(headers)) expect(echo(text).headers).not.toHaveProperty(name);
});

test.each([
  '/admin',
  '/admin/init',
  '/upload/files',
  '/content-manager/content-types',
  '/changes',
  '/api/../changes',
  '/uploads/../changes',
  '/users-permissions/roles',
  '/graphql',
])('does not proxy %s', async (url) => {
  const { request } = await startEdge({ env: { CMS_URL: await startEcho() } });
  const { text } = await request(url);
  expect(text).not.toMatch(/^\{"url"/);
});

test.each(['GET', 'HEAD'])('keeps the client’s connection alive when the CMS closes its own: %s', async (method) => {
  const { request, cms } = await startEdge();
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body: 'an image', headers: { connection: 'close' } });
  const { status, headers } = await request('/uploads/pint.jpg', { method, agent: keepAliveAgent() });
  expect([status, headers.connection, headers['keep-alive']]).toEqual([200, 'keep-alive', 'timeout=72']);
});
