import type { PublicTaproom } from '@domain/location/location';
import { toOpeningHoursData } from '@domain/location/week';
import type { Brand } from '@domain/settings/settings';
import { parseUsAddress } from '@domain/location/us-address';

type City = 'Auburn' | 'Folsom';
type Context = { brand: Brand; publicUrl: string; city: City; path: string };

/** A taproom with its address and hours, for search engines and maps. */
export const taproomJsonLd = (taproom: PublicTaproom, { brand, publicUrl, city, path }: Context) => ({
  '@type': 'BarOrPub',
  '@id': `${publicUrl}${path}#taproom`,
  name: `${brand.name}, ${city}`,
  url: publicUrl + path,
  ...taproomDetails(taproom, city),
  parentOrganization: { '@type': 'Brewery', name: brand.name, url: publicUrl },
});

/** Properties of any schema.org `LocalBusiness`. */
export const taproomDetails = ({ contact, hours }: PublicTaproom, city: City) => ({
  address: postalAddress(contact.address, city),
  ...(contact.phone && { telephone: contact.phone }),
  ...(contact.email && { email: contact.email }),
  openingHoursSpecification: toOpeningHoursData(hours),
});

/** An address that can't be parsed is used as the street, with the taproom's city. */
function postalAddress(address: string | null, city: City) {
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
