import { expect, test } from 'vitest';
import { addressText } from './address-text';

test.each([
  ['on one line', '1180 Nevada Station Road, Auburn, CA 95602', '1180 Nevada Station Road, Auburn,·CA·95602'],
  ['on two lines', '1180 Nevada Station Road\nAuburn, CA 95602', '1180 Nevada Station Road\nAuburn,·CA·95602'],
  ['with a city of two words', '3 Main St, Citrus Heights, CA 95610-1234', '3 Main St, Citrus·Heights,·CA·95610-1234'],
  ['without a ZIP', 'The old mill, Auburn', 'The old mill, Auburn'],
])('an address %s', (_, address, text) => {
  expect(addressText(address)).toBe(text.replaceAll('·', '\u00a0'));
});
