import { expect, test } from 'vitest';
import { clientNetwork } from './client-address';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', clientNetwork('2001:db8:1:2::1')],
  ['unknown', ''],
  ['', ''],
])('the client network of the address %j is %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('neighboring /64 networks are different clients', () => {
  expect(clientNetwork('2001:db8:1:2::1')).not.toBe(clientNetwork('2001:db8:1:3::1'));
});
