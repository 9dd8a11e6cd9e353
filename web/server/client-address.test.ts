import { parseIpNetwork } from '@domain/network/ip-address';
import { expect, test } from 'vitest';
import { clientNetwork } from './headers';

const loopback = parseIpNetwork('127.0.0.1');
const trusted = loopback ? [loopback] : [];

test.each([
  ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  [undefined, '1.2.3.4', ''],
])('the client network of the peer %s with X-Forwarded-For: %s is %j', (remoteAddress, forwardedFor, network) => {
  const request = { headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress } };
  expect(clientNetwork(request, trusted)).toBe(network);
});
