const cityStateZip = /[^,\s][^,\n]{0,30},\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\s*$/;

/** An address as it is read: city, state and ZIP stay on one line, so that "CA 95602" is never torn. */
export const addressText = (address: string) =>
  address.replace(cityStateZip, (place) => place.trim().replaceAll(/\s+/g, '\u00a0'));
