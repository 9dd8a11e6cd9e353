import { formatClientAddress, readForwardedHost, readForwardedProto } from './forwarded';
import { readSettings } from '../settings/settings';

const requestFrom = (remoteAddress: string | undefined, headers: Record<string, string | string[] | undefined>) => ({
  headers,
  socket: { remoteAddress },
});

const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8:ff::/48' }, '/');

test('without trusted proxies, the client is the peer', () =>
  expect(formatClientAddress(requestFrom('203.0.113.9', { 'x-forwarded-for': '1.2.3.4' }), [])).toBe('203.0.113.9'));

test.each<[peer: string | undefined, forwardedFor: string | string[] | undefined, client: string]>([
  [undefined, '1.2.3.4', 'unknown'],
  // A peer that is no trusted proxy can't claim another address.
  ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
  // A trusted proxy appends the address of its peer.
  ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', ['1.2.3.4', '203.0.113.9'], '203.0.113.9'],
  ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:ff::1', '203.0.113.9', '203.0.113.9'],
  // Several trusted proxies in a row.
  ['10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2, 2001:db8:ff::2', '203.0.113.9'],
  ['10.0.0.1', '10.0.0.3, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  // Other spellings of an address.
  ['10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9:52100', '203.0.113.9'],
  ['10.0.0.1', '[2001:db8::1]:52100', '2001:db8::1'],
  // Malformed entries are never the client, nor what is left of them.
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, ', '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, nonsense', '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, nonsense, 10.0.0.2', '10.0.0.2'],
  ['10.0.0.1', '203.0.113.9"', '10.0.0.1'],
  ['10.0.0.1', `${'9'.repeat(8000)}, ${'1.2.3.4,'.repeat(900)}`, '10.0.0.1'],
])('the client of the peer %s with X-Forwarded-For %j is %s', (peer, forwardedFor, client) =>
  expect(formatClientAddress(requestFrom(peer, { 'x-forwarded-for': forwardedFor }), trustedProxies)).toBe(client),
);

test.each([
  ['203.0.113.9', 'https', null],
  ['10.0.0.1', 'https', 'https'],
  ['10.0.0.1', 'HTTP', 'http'],
  ['10.0.0.1', 'http, https', 'https'],
  ['10.0.0.1', undefined, null],
])('X-Forwarded-Proto of the peer %s, %j, is read as %j', (peer, value, expected) =>
  expect(readForwardedProto(requestFrom(peer, { 'x-forwarded-proto': value }), trustedProxies)).toBe(expected),
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
  expect(readForwardedHost(requestFrom(peer, { 'x-forwarded-host': value }), trustedProxies)).toBe(expected),
);
