import { formatClientAddress, readForwardedHost, readForwardedProto } from './forwarded';
import { parseIpNetwork, type IpNetwork } from './ip-address';

const networksOf = (text: string): IpNetwork[] =>
  text.split(' ').flatMap((each) => {
    const network = parseIpNetwork(each);
    return network ? [network] : [];
  });

const requestFrom = (remoteAddress: string | undefined, headers: Record<string, string | string[] | undefined>) => ({
  headers,
  socket: { remoteAddress },
});

const proxies = '10.0.0.0/8 2001:db8:ff::/48';

test.each<[peer: string | undefined, forwardedFor: string | string[] | undefined, trusted: string, client: string]>([
  // Nothing is trusted by default.
  ['203.0.113.9', undefined, '', '203.0.113.9'],
  ['203.0.113.9', '1.2.3.4', '', '203.0.113.9'],
  [undefined, '1.2.3.4', proxies, 'unknown'],
  // A peer that is no trusted proxy can't claim another address.
  ['203.0.113.9', '1.2.3.4', proxies, '203.0.113.9'],
  ['11.0.0.1', '1.2.3.4', proxies, '11.0.0.1'],
  // A trusted proxy appends the address of its peer.
  ['10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['10.0.0.1', '1.2.3.4, 203.0.113.9', proxies, '203.0.113.9'],
  ['10.0.0.1', ['1.2.3.4', '203.0.113.9'], proxies, '203.0.113.9'],
  ['::ffff:10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['2001:db8:ff::1', '203.0.113.9', proxies, '203.0.113.9'],
  // Several trusted proxies in a row.
  ['10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2, 2001:db8:ff::2', proxies, '203.0.113.9'],
  ['10.0.0.1', '10.0.0.3, 203.0.113.9, 10.0.0.2', proxies, '203.0.113.9'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', proxies, '10.0.0.3'],
  // Other spellings of an address.
  ['10.0.0.1', '::ffff:203.0.113.9', proxies, '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9:52100', proxies, '203.0.113.9'],
  ['10.0.0.1', '[2001:db8::1]:52100', proxies, '2001:db8::1'],
  // Malformed entries are never the client, nor what is left of them.
  ['10.0.0.1', '', proxies, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, ', proxies, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, nonsense', proxies, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, nonsense, 10.0.0.2', proxies, '10.0.0.2'],
  ['10.0.0.1', '203.0.113.9"', proxies, '10.0.0.1'],
  ['10.0.0.1', `${'9'.repeat(8000)}, ${'1.2.3.4,'.repeat(900)}`, proxies, '10.0.0.1'],
])('the client of the peer %s with X-Forwarded-For %j, trusting %j, is %s', (peer, forwardedFor, trusted, client) =>
  expect(formatClientAddress(requestFrom(peer, { 'x-forwarded-for': forwardedFor }), networksOf(trusted))).toBe(client),
);

test.each([
  ['203.0.113.9', 'https', null],
  ['10.0.0.1', 'https', 'https'],
  ['10.0.0.1', 'HTTP', 'http'],
  ['10.0.0.1', 'http, https', 'https'],
  ['10.0.0.1', undefined, null],
])('X-Forwarded-Proto of the peer %s, %j, is read as %j', (peer, value, expected) =>
  expect(readForwardedProto(requestFrom(peer, { 'x-forwarded-proto': value }), networksOf(proxies))).toBe(expected),
);

test.each([
  ['203.0.113.9', 'boldridge.example', null],
  ['10.0.0.1', 'Boldridge.example', 'boldridge.example'],
  ['10.0.0.1', 'boldridge.example:8443', 'boldridge.example:8443'],
  ['10.0.0.1', '[2001:db8::1]:3000', '[2001:db8::1]:3000'],
  ['10.0.0.1', 'evil.example, boldridge.example', 'boldridge.example'],
  ['10.0.0.1', 'boldridge.example/path', null],
  ['10.0.0.1', '', null],
])('X-Forwarded-Host of the peer %s, %j, is read as %j', (peer, value, expected) =>
  expect(readForwardedHost(requestFrom(peer, { 'x-forwarded-host': value }), networksOf(proxies))).toBe(expected),
);
