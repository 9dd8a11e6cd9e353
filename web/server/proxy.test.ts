import http from 'node:http';
import { listen } from './test/fake-cms';
import { keepAliveAgent, startEdge } from './test/start-edge';

type Echo = { url: string; method: string; headers: Record<string, string>; bytes: number };

/** The edge before a CMS that echoes each request; `echo` resolves with the request that the CMS has received. */
async function startWithEcho(env: Record<string, string> = {}) {
  const server = http.createServer((incoming, response) => {
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    incoming.on('end', () => {
      const { url, method, headers } = incoming;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify({ url, method, headers, bytes, epoch: 'one', versions: {} }));
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { request } = await startEdge({ env: { CMS_URL: await listen(server), ...env } });
  const echo = async (...parameters: Parameters<typeof request>) =>
    JSON.parse((await request(...parameters)).text) as Echo;
  return { request, echo };
}

test('forwards body, query and cookies unchanged', async () => {
  const { request } = await startWithEcho();
  const body = JSON.stringify({ message: 'x'.repeat(3_000_000) });
  const response = await request('/api/contact/submit?a=1&a=2', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie: 'brewery_session=abc', authorization: 'Bearer t' },
  });
  expect(JSON.parse(response.text)).toMatchObject({
    url: '/api/contact/submit?a=1&a=2',
    method: 'POST',
    bytes: body.length,
    headers: { cookie: 'brewery_session=abc', authorization: 'Bearer t' },
  });
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test.each(['PROPFIND', 'TRACE', 'LINK', 'OPTIONS'])('forwards %s requests', async (method) => {
  const { echo } = await startWithEcho();
  expect(await echo('/api/beers', { method })).toMatchObject({ method, url: '/api/beers' });
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
  const { echo } = await startWithEcho();
  const received = await echo('/api/beers/x/images', { method: 'POST', body: 'xxx', headers });
  expect(received).toMatchObject({ method: 'POST', bytes: 3 });
  for (const name of Object.keys(headers)) expect(received.headers).not.toHaveProperty(name);
});

test('replaces forwarding headers from clients', async () => {
  const { echo } = await startWithEcho();
  const { headers } = await echo('/api/auth/me', {
    headers: {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-host': 'elsewhere.example',
      host: 'boldridge.example',
    },
  });
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'boldridge.example',
  });
});

test.each([
  [{}, undefined],
  [{ EDGE_SECRET: 's'.repeat(32) }, 's'.repeat(32)],
])('with %j, the CMS receives the edge’s secret %j, whatever a client sends', async (env, expected) => {
  const { echo } = await startWithEcho(env);
  const { headers } = await echo('/api/auth/me', { headers: { 'x-edge-secret': 'x'.repeat(32) } });
  expect(headers['x-edge-secret']).toBe(expected);
});

test('passes on client, scheme and host of a trusted proxy if they are valid', async () => {
  const { echo } = await startWithEcho({ TRUSTED_PROXIES: '127.0.0.1' });
  const received = async (client: string, proto: string, host: string) => {
    const proxied = { 'x-forwarded-for': client, 'x-forwarded-proto': proto, 'x-forwarded-host': host };
    const { headers } = await echo('/api/auth/me', { headers: { host: 'inner.example', ...proxied } });
    return ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].map((name) => headers[name]);
  };
  expect(await received('6.6.6.6', 'http', 'outer.example')).toEqual(['6.6.6.6', 'http', 'outer.example']);
  expect(await received('x', 'gopher', 'outer.example/path')).toEqual(['127.0.0.1', 'https', 'inner.example']);
});

test('the CMS receives no other header about clients', async () => {
  const { echo } = await startWithEcho({ TRUSTED_PROXIES: '127.0.0.1' });
  const proxied = { 'x-forwarded-port': '1', 'x-forwarded-prefix': '/a' };
  const sent = { forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4', ...proxied };
  const { headers } = await echo('/api/auth/me', { headers: sent });
  for (const name of Object.keys(sent)) expect(headers).not.toHaveProperty(name);
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
  const { request } = await startWithEcho();
  const { text } = await request(url);
  expect(text).not.toMatch(/^\{"url"/);
});

test.each(['GET', 'HEAD'])('keeps the client’s connection alive when the CMS closes its own: %s', async (method) => {
  const { request, cms } = await startEdge();
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body: 'an image', headers: { connection: 'close' } });
  const { status, headers } = await request('/uploads/pint.jpg', { method, agent: keepAliveAgent() });
  expect([status, headers.connection, headers['keep-alive']]).toEqual([200, 'keep-alive', 'timeout=72']);
});
