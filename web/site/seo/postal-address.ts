import { parseUsAddress } from '../../domain/us-address';
import type { TaproomSummary } from '@domain/taproom/taproom';

/** A taproom's address. One that can't be parsed is used as the street, with the taproom's city. */
export function postalAddress(address: string | null, { city, state }: Pick<TaproomSummary, 'city' | 'state'>) {
  const parts = parseUsAddress(address ?? '');
  const street = parts?.street ?? address?.trim();
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: parts?.city ?? city,
    addressRegion: parts?.state ?? state,
    ...(parts && { postalCode: parts.zip }),
    addressCountry: 'US',
  };
}
