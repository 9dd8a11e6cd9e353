import { formatClientNetwork, formatIpAddress, isInNetwork, parseIpAddress, parseIpNetwork } from './ip-address';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['255.255.255.255', '255.255.255.255'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['::', '::'],
  ['::1', '::1'],
  ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ['fe80::1%eth0', 'fe80::1'],
])('parseIpAddress reads %s as %s', (text, expected) => {
  const address = parseIpAddress(text);
  expect(address === null ? null : formatIpAddress(address)).toBe(expected);
});

test.each([
  '',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.09',
  '0x7f.1',
  '0177.0.0.1',
  '203.0.113.9:80',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1::2::3',
  ':1',
  '12345::',
  '::ffff:203.0.113.256',
  '[::1]',
  '1.2.3.4%eth0',
  '٣.1.1.1',
])('parseIpAddress rejects %j', (text) => expect(parseIpAddress(text)).toBeNull());

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['192.168.1.7', '192.168.1.7', true],
  ['192.168.1.8', '192.168.1.7/32', false],
  ['172.31.250.17', '172.31.250.16/28', true],
  ['172.31.250.1', '172.31.250.16/28', false],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['10.1.2.3', '::ffff:10.0.0.0/104', true],
  ['2001:db8:1:2::9', '2001:db8:1::/48', true],
  ['2001:db8:2::9', '2001:db8:1::/48', false],
  ['::1', '::1', true],
  ['10.1.2.3', '::/1', true],
  ['127.0.0.1', '::1', false],
])('isInNetwork %s in %s: %s', (address, network, expected) => {
  const [parsed, parsedNetwork] = [parseIpAddress(address), parseIpNetwork(network)];
  expect(parsed !== null && parsedNetwork !== null && isInNetwork(parsed, parsedNetwork)).toBe(expected);
});

test.each(['', '10.0.0.0/33', '::/129', '10.0.0.0/', '/8', '10.0.0.0/8/8', '10.0.0.0/-1', '10/8', 'proxy', '*'])(
  'isInNetwork rejects the network %j',
  (network) => expect(parseIpNetwork(network)).toBeNull(),
);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('the client network of %s is %s', (text, expected) => {
  const address = parseIpAddress(text);
  expect(address === null ? null : formatClientNetwork(address)).toBe(expected);
});
