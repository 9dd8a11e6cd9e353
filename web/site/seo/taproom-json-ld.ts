import { findCoordinates } from '@domain/location/coordinates';
import type { PublicTaproom } from '@domain/location/location';
import { toOpeningHoursData } from '@domain/location/week';
import type { Brand } from '@domain/settings/settings';
import { photos } from '../assets/images';
import { directionsUrl } from '../shared/location/contact-urls';
import { absoluteImageUrl } from './absolute-image-url';
import { postalAddress, type City } from './postal-address';

type Context = { brand: Brand; publicUrl: string };

const pages: Record<City, { path: string; photo: { url: string } }> = {
  Auburn: { path: '/auburn', photo: photos.heroTaproom },
  Folsom: { path: '/locations/folsom', photo: photos.folsom1 },
};

/** Identifies the brewery on every page. */
export const breweryId = (publicUrl: string) => `${publicUrl}/#brewery`;

/** Identifies a taproom on its own page and wherever it is mentioned. */
export const taproomId = (publicUrl: string, city: City) => `${publicUrl}${pages[city].path}#taproom`;

/** A taproom with its address, photo, position and hours, for search engines and maps. */
export const taproomJsonLd = (taproom: PublicTaproom, city: City, { brand, publicUrl }: Context) => ({
  '@type': 'BarOrPub',
  '@id': taproomId(publicUrl, city),
  name: `${brand.name}, ${city}`,
  url: publicUrl + pages[city].path,
  image: taproomImage(taproom, city, publicUrl),
  ...taproomDetails(taproom, city),
  parentOrganization: { '@type': 'Brewery', '@id': breweryId(publicUrl), name: brand.name, url: publicUrl },
});

/** Properties of any schema.org `LocalBusiness`. */
export function taproomDetails({ contact, hours }: PublicTaproom, city: City) {
  const coordinates = findCoordinates(contact.address);
  return {
    address: postalAddress(contact.address, city),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(contact.address && { hasMap: directionsUrl(contact.address) }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    openingHoursSpecification: toOpeningHoursData(hours),
  };
}

/** The first of the taproom's own photos, else the site's. */
function taproomImage({ heroImages }: PublicTaproom, city: City, publicUrl: string): string {
  const uploaded = heroImages.find(({ isActive }) => isActive);
  return absoluteImageUrl((uploaded ?? pages[city].photo).url, publicUrl);
}
