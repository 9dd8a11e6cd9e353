import { expect, test } from 'vitest';
import { parseIpNetwork } from './ip-address';
import { isInNetworks, isPublicAddress } from './public-address';

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.2.1', '192.168.1.1', '198.19.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1'],
  ...['fe80::1%eth0', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::'],
  ...['', 'localhost', '0x7f.1', 'nonsense'],
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test('an address is in one of several networks', () => {
  const networks = ['10.0.0.0/8', 'fd00::/8'].flatMap((text) => parseIpNetwork(text) ?? []);
  expect(['10.9.9.9', 'fd12::1', '::ffff:10.0.0.1'].map((text) => isInNetworks(text, networks))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['11.0.0.1', 'fe80::1', 'localhost'].map((text) => isInNetworks(text, networks))).toEqual([
    false,
    false,
    false,
  ]);
});
