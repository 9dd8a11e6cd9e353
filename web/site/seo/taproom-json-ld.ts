import { toDialable } from '@domain/shared/phone-number';
import { toOpeningHoursData, toSpecialHoursData } from '@domain/taproom/structured-hours';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { todayIn } from '@domain/time/zone';
import { photos } from '../assets/images';
import { directionsUrl } from '../shared/location/contact-urls';
import type { Brand } from '../site-context';
import { absoluteImageUrl } from './absolute-image-url';
import { postalAddress } from './postal-address';

type Context = { brand: Brand; publicUrl: string; now: Date };

/** Identifies the brewery on every page. */
export const breweryId = (publicUrl: string) => `${publicUrl}/#brewery`;

/** Identifies a taproom on its own page and wherever it is mentioned. */
const taproomId = (publicUrl: string, path: string) => `${publicUrl}${path}#taproom`;

/** A taproom with its address, photo, position and hours, for search engines and maps. */
export const taproomJsonLd = (taproom: TaproomSummary, { brand, publicUrl, now }: Context) => ({
  '@type': 'BarOrPub',
  '@id': taproomId(publicUrl, taproom.path),
  name: `${brand.name}, ${taproom.name}`,
  url: publicUrl + taproom.path,
  image: absoluteImageUrl((taproom.cardPhoto ?? photos.heroTaproom).url, publicUrl),
  ...taproomDetails(taproom, now),
  parentOrganization: { '@type': 'Brewery', '@id': breweryId(publicUrl), name: brand.name, url: publicUrl },
});

/** Properties of any schema.org `LocalBusiness`. */
export function taproomDetails(taproom: TaproomSummary, now: Date) {
  const { contact, coordinates, openingHours, timeZone } = taproom;
  const specialHours = toSpecialHoursData(openingHours, todayIn(timeZone, now));
  return {
    address: postalAddress(contact.address, taproom),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(contact.address && { hasMap: directionsUrl(contact.address) }),
    ...(contact.phone && { telephone: toDialable(contact.phone) }),
    ...(contact.email && { email: contact.email }),
    openingHoursSpecification: toOpeningHoursData(openingHours),
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
  };
}
