import { parseUsAddress } from '@domain/location/us-address';

export type City = 'Auburn' | 'Folsom';

/** A taproom's address. One that can't be parsed is used as the street, with the taproom's city. */
export function postalAddress(address: string | null, city: City) {
  const parts = parseUsAddress(address ?? '');
  const street = parts?.street ?? address?.trim();
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: parts?.city ?? city,
    addressRegion: parts?.state ?? 'CA',
    ...(parts && { postalCode: parts.zip }),
    addressCountry: 'US',
  };
}
