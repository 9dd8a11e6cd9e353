import { clientIp, isFromProxy, subnetOf } from './client-ip';

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
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['192.168.1.5', '203.0.113.9', '192.168.1.5'],
])('clientIp peer %s, X-Forwarded-For %s: %s', (peer, forwardedFor, expected) =>
  expect(clientIp(requestFrom(peer, forwardedFor, secret))).toBe(expected),
);

test.each([
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('subnetOf %s is %s', (address, subnet) => expect(subnetOf(address)).toBe(subnet));
