import { describe, expect, test } from 'vitest';
import { isPrivateAddress, resolveClientIp, subnetOf } from './client-ip';

describe('isPrivateAddress', () => {
  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['169.254.1.1', true],
    ['fd12::1', true],
    ['fe80::1%eth0', true],
    ['203.0.113.9', false],
    ['::ffff:203.0.113.9', false],
    ['2001:db8::1', false],
    ['nonsense', false],
    [undefined, false],
  ])('%s: %s', (address, isPrivate) => expect(isPrivateAddress(address)).toBe(isPrivate));
});

describe('resolveClientIp', () => {
  test.each([
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
    ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['127.0.0.1', '0x7f.1', '127.0.0.1'],
    ['127.0.0.1', '12345', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['::ffff:127.0.0.1', undefined, '127.0.0.1'],
    ['fe80::1%eth0', undefined, 'fe80::1'],
    [undefined, undefined, 'unknown'],
  ])('peer %s, X-Forwarded-For %s: %s', (peer, forwardedFor, expected) =>
    expect(resolveClientIp(peer, forwardedFor)).toBe(expected),
  );
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1', 'fe80::/64'],
  ['unknown', 'unknown'],
])('subnetOf %s is %s', (address, subnet) => expect(subnetOf(address)).toBe(subnet));
