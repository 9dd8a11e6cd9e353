import type { Brand } from '@domain/settings/settings';
import type { PublicTaproom } from '@domain/location/location';
import { openingHoursData } from '@domain/location/week';
import { imageUrl } from '../../../ui/picture';
import { ogDefault } from '../../assets/frame-images';

const usAddress = /^(.*),\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/s;

/** The parts of an address on one line; one that reads otherwise stays whole. */
function postalAddress(text: string) {
  const [, street, city, state, zip] = usAddress.exec(text.trim()) ?? [];
  const parts = street
    ? { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zip }
    : { streetAddress: text };
  return { '@type': 'PostalAddress', ...parts, addressCountry: 'US' };
}

const place = ({ contact, hours }: PublicTaproom) => ({
  ...(contact.address && { address: postalAddress(contact.address) }),
  ...(contact.phone && { telephone: contact.phone }),
  ...(contact.email && { email: contact.email }),
  openingHoursSpecification: openingHoursData(hours),
});

type Context = { brand: Brand; publicUrl: string; auburn: PublicTaproom; folsom: PublicTaproom };

/** The brewery with both taprooms, for search engines and maps. */
export const breweryJsonLd = ({ brand, publicUrl, auburn, folsom }: Context) => ({
  '@type': 'Brewery',
  '@id': `${publicUrl}/#brewery`,
  name: brand.name,
  url: publicUrl,
  slogan: brand.tagline,
  foundingDate: '2010',
  logo: `${publicUrl}/favicon.svg`,
  image: publicUrl + imageUrl(ogDefault.url, 1200),
  sameAs: [brand.facebook, brand.instagram, brand.youtube, brand.untappd],
  ...place(auburn),
  department: [
    { '@type': 'Brewery', name: `${brand.name}, Auburn, CA`, url: `${publicUrl}/auburn`, ...place(auburn) },
    { '@type': 'Brewery', name: `${brand.name}, Folsom, CA`, url: `${publicUrl}/locations/folsom`, ...place(folsom) },
  ],
});
