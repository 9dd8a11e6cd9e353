import type { Context } from 'koa';
import forwardedHeaders from './forwarded-headers';

const secret = 'a-secret-of-web-and-cms-0123456789';
vi.hoisted(() => vi.stubEnv('EDGE_SECRET', 'a-secret-of-web-and-cms-0123456789'));

const names = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

async function pass(remoteAddress: string, values: string[], edgeSecret = secret, middleware = forwardedHeaders) {
  const headers: Record<string, string> = { accept: '*/*', 'x-edge-secret': edgeSecret };
  names.forEach((name, index) => (headers[name] = values[index] ?? ''));
  await middleware()({ req: { headers, socket: { remoteAddress } } } as unknown as Context, async () => undefined);
  return headers;
}

test.each([
  ['127.0.0.1', ['1.2.3.4, 203.0.113.9', 'https', 'boldridge.example'], ['203.0.113.9', 'https', 'boldridge.example']],
  [
    '::1',
    ['203.0.113.9:443', 'http, https', 'evil.example, boldridge.example:8443'],
    ['203.0.113.9', 'https', 'boldridge.example:8443'],
  ],
  ['127.0.0.1', ['nonsense', 'gopher', 'a b'], ['127.0.0.1', undefined, undefined]],
  // A neighbor in a private network is no trusted proxy.
  ['192.168.1.5', ['203.0.113.9', 'https', 'evil.example'], [undefined, undefined, undefined]],
])('of the peer %s, %j become %j', async (peer, sent, kept) => {
  const headers = await pass(peer, sent);
  expect(names.map((name) => headers[name])).toEqual(kept);
  expect(headers['accept']).toBe('*/*');
});

const withoutSecret = (middleware = forwardedHeaders) =>
  pass('127.0.0.1', ['203.0.113.9', 'https', 'boldridge.example'], 'x'.repeat(secret.length), middleware);

test('without the secret of web, those of this machine are removed, too', async () => {
  const headers = await withoutSecret();
  expect(names.map((name) => headers[name])).toEqual([undefined, undefined, undefined]);
});

test('with TRUSTED_PROXIES, a proxy of this machine without the secret can tell the URL, but not who the client is', async () => {
  vi.resetModules();
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.0/8, ::1, 10.0.0.5');
  const { default: middleware } = await import('./forwarded-headers');
  const headers = await withoutSecret(middleware);
  expect(names.map((name) => headers[name])).toEqual([undefined, 'https', 'boldridge.example']);
  const remote = await pass('10.0.0.5', ['203.0.113.9', 'https', 'boldridge.example'], '', middleware);
  expect(names.map((name) => remote[name])).toEqual(['203.0.113.9', 'https', 'boldridge.example']);
});
