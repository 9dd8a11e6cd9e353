import { clientIp, isFromProxy, subnetOf, describeDevice } from './client-ip';

vi.hoisted(() => vi.stubEnv('EDGE_SECRET', 'a-secret-of-web-and-cms-0123456789'));

const requestFrom = (remoteAddress: string | undefined, forwardedFor?: string, edgeSecret?: string) => ({
  headers: { 'x-forwarded-for': forwardedFor, 'x-edge-secret': edgeSecret },
  socket: { remoteAddress },
});

const secret = 'a-secret-of-web-and-cms-0123456789';

test.each([undefined, '', 'a-secret-of-web-and-cms-012345678x', `${secret}x`, 'é'.repeat(34)])(
  'without TRUSTED_PROXIES, this machine is not trusted with the secret %j',
  (sent) => {
    expect(isFromProxy(requestFrom('127.0.0.1', '203.0.113.9', sent))).toBe(false);
    expect(clientIp(requestFrom('127.0.0.1', '203.0.113.9', sent))).toBe('127.0.0.1');
  },
);

test.each([
  ['127.9.9.9', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', false],
  ['169.254.1.1', false],
  ['fe80::1%eth0', false],
  ['nonsense', false],
  [undefined, false],
])('without TRUSTED_PROXIES, only web on this machine is trusted with the secret: %s, %s', (address, isTrusted) =>
  expect(isFromProxy(requestFrom(address, undefined, secret))).toBe(isTrusted),
);

test.each([
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('subnetOf %s is %s', (address, subnet) => expect(subnetOf(address)).toBe(subnet));

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['', null],
])('%s', (userAgent, expected) => expect(describeDevice(userAgent)).toBe(expected));

test('a very long header names no device', () => expect(describeDevice(`${'x'.repeat(20_000)}/1`)).toBe(null));
