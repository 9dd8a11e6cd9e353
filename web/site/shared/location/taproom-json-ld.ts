import type { PublicTaproom } from '@domain/location/location';
import { openingHoursData } from '@domain/location/week';
import type { Brand } from '@domain/settings/settings';

type Place = { brand: Brand; publicUrl: string; city: 'Auburn' | 'Folsom'; path: string };

/** A taproom with its address and hours, for search engines and maps. */
export const taproomJsonLd = ({ contact, hours }: PublicTaproom, { brand, publicUrl, city, path }: Place) => ({
  '@type': 'BarOrPub',
  '@id': `${publicUrl}${path}#taproom`,
  name: `${brand.name}, ${city}`,
  url: publicUrl + path,
  telephone: contact.phone,
  email: contact.email,
  address: postalAddress(contact.address, city),
  openingHoursSpecification: openingHoursData(hours),
  parentOrganization: { '@type': 'Brewery', name: brand.name, url: publicUrl },
});

function postalAddress(address: string | null, city: string) {
  const zip = /\b\d{5}(?:-\d{4})?\s*$/.exec(address ?? '')?.[0];
  const street = address?.split(/[,\n]/)[0]?.trim();
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: 'CA',
    ...(zip && { postalCode: zip.trim() }),
    addressCountry: 'US',
  };
}
