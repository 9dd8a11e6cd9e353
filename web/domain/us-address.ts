/** US postal addresses as staff enter them: street, city, state and ZIP, on one or several lines. */
const cityStateZip = /([^,\s][^,\n]{0,30}),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)\s*$/;

/** Joins city, state and ZIP with no-break spaces, so that they stay on one line. */
export const formatAddress = (address: string) =>
  address.replace(cityStateZip, (match) => match.trim().replaceAll(/\s+/g, '\u00a0'));

/** Null if the address has no street or doesn't end with city, state and ZIP. */
export function parseUsAddress(address: string) {
  const match = cityStateZip.exec(address);
  if (!match) return null;
  const [, city, state, zip] = match;
  const street = address.slice(0, match.index).replace(/[,\s]+$/, '');
  return street ? { street, city, state, zip } : null;
}
