import type { PublicTaproom } from '@domain/location/location';
import type { Brand } from '@domain/settings/settings';
import { imageUrl } from '../../ui/responsive-image';
import { ogDefault } from '../assets/layout-images';
import { taproomDetails } from './taproom-json-ld';

type Context = { brand: Brand; publicUrl: string; auburn: PublicTaproom; folsom: PublicTaproom };

/** The brewery with both taprooms. */
export function breweryJsonLd({ brand, publicUrl, auburn, folsom }: Context) {
  const auburnDetails = taproomDetails(auburn, 'Auburn');
  return {
    '@type': 'Brewery',
    '@id': `${publicUrl}/#brewery`,
    name: brand.name,
    url: publicUrl,
    slogan: brand.tagline,
    foundingDate: '2010',
    logo: `${publicUrl}/favicon.svg`,
    image: publicUrl + imageUrl(ogDefault.url, 1200),
    sameAs: [brand.facebook, brand.instagram, brand.youtube, brand.untappd],
    ...auburnDetails,
    department: [
      { '@type': 'Brewery', name: `${brand.name}, Auburn, CA`, url: `${publicUrl}/auburn`, ...auburnDetails },
      {
        '@type': 'Brewery',
        name: `${brand.name}, Folsom, CA`,
        url: `${publicUrl}/locations/folsom`,
        ...taproomDetails(folsom, 'Folsom'),
      },
    ],
  };
}
