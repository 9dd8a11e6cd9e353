import { inject } from 'vitest';

const get = async (path: string) => (await fetch(`${inject('api').url}${path}`, { redirect: 'manual' })).headers;
const read = (headers: Headers, names: string[]) => Object.fromEntries(names.map((name) => [name, headers.get(name)]));

const nothing = "default-src 'none'; frame-ancestors 'none'";

describe('responses of the port of the cms', () => {
  test.each([
    ['/api/beers', 'same-origin', nothing],
    ['/api/unknown', 'same-origin', nothing],
    ['/api/taps', 'cross-origin', nothing],
    ['/uploads/none.png', 'cross-origin', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"],
  ])('%s: resource policy %s', async (path, resourcePolicy, policy) => {
    const headers = await get(path);
    expect(
      read(headers, ['cross-origin-resource-policy', 'content-security-policy', 'x-content-type-options']),
    ).toEqual({
      'cross-origin-resource-policy': resourcePolicy,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/', '/admin', '/admin/init', '/healthz', '/favicon.ico', '/content-manager/init'])(
    '%s has the policies of the panel, without inline scripts',
    async (path) => {
      const headers = await get(path);
      expect(
        read(headers, [
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
          'x-content-type-options',
          'x-frame-options',
          'referrer-policy',
          'server',
          'x-powered-by',
          'strict-transport-security',
        ]),
      ).toEqual({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        server: null,
        'x-powered-by': null,
        'strict-transport-security': null,
      });
      const policy = headers.get('content-security-policy')?.split(/;\s*/) ?? [];
      expect(policy).toEqual(
        expect.arrayContaining([
          "script-src 'self'",
          "script-src-attr 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "connect-src 'self'",
          expect.stringMatching(/^img-src 'self' data: blob:(?: http\S+)?$/),
        ]),
      );
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  test('the API documentation has a policy of its own, without inline scripts', async () => {
    const policy = (await get('/api/docs')).get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
