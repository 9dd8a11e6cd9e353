import { isSameAddress } from './same-address';

const address = '12 Main Street, Reno, NV 89501';

test.each([
  ['12 Main Street\nReno NV  89501', true],
  ['12 main street, RENO, NV 89501.', true],
  ['13 Main Street, Reno, NV 89501', false],
  [null, false],
])('%j is the same address: %s', (other, expected) => expect(isSameAddress(address, other)).toBe(expected));
