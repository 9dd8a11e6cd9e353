import { formatAddress, parseUsAddress } from './us-address';

const noBreakSpace = '\u00a0';

test.each([
  ['1180 Nevada Station Road, Auburn, CA 95602', '1180 Nevada Station Road, Auburn,·CA·95602'],
  ['1180 Nevada Station Road\nAuburn, CA 95602', '1180 Nevada Station Road\nAuburn,·CA·95602'],
  ['3 Main St, Citrus Heights, CA 95610-1234', '3 Main St, Citrus·Heights,·CA·95610-1234'],
  ['The old mill, Auburn', 'The old mill, Auburn'],
])('formatAddress keeps city, state and ZIP of %j on one line', (address, formatted) => {
  expect(formatAddress(address)).toBe(formatted.replaceAll('·', noBreakSpace));
});

test.each([
  ['1180 Nevada Station Road, Auburn, CA 95602', ['1180 Nevada Station Road', 'Auburn', 'CA', '95602']],
  ['412 Sutter Wharf Lane, Suite 4\nFolsom, CA 95630', ['412 Sutter Wharf Lane, Suite 4', 'Folsom', 'CA', '95630']],
  ['3 Main St, Citrus Heights, CA 95610-1234 ', ['3 Main St', 'Citrus Heights', 'CA', '95610-1234']],
])('parseUsAddress parses %j', (address, [street, city, state, zip]) => {
  expect(parseUsAddress(address)).toEqual({ street, city, state, zip });
});

test.each(['The old mill, Auburn', 'Auburn, CA 95602'])('parseUsAddress returns null for %j', (address) => {
  expect(parseUsAddress(address)).toBeNull();
});
