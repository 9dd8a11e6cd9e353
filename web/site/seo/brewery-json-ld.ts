import type { PublicTaproom } from '@domain/location/location';
import type { Brand } from '@domain/settings/settings';
import { ogDefault } from '../assets/layout-images';
import { absoluteImageUrl } from './absolute-image-url';
import { breweryId, taproomDetails, taproomJsonLd } from './taproom-json-ld';

type Context = { brand: Brand; publicUrl: string; auburn: PublicTaproom; folsom: PublicTaproom };

/** The brewery with both taprooms, which have the ids of their pages. */
export const breweryJsonLd = ({ brand, publicUrl, auburn, folsom }: Context) => ({
  '@type': 'Brewery',
  '@id': breweryId(publicUrl),
  name: brand.name,
  url: publicUrl,
  slogan: brand.tagline,
  foundingDate: '2010',
  logo: `${publicUrl}/favicon.svg`,
  image: absoluteImageUrl(ogDefault.url, publicUrl),
  sameAs: [brand.facebook, brand.instagram, brand.youtube, brand.untappd],
  ...taproomDetails(auburn, 'Auburn'),
  department: [
    taproomJsonLd(auburn, 'Auburn', { brand, publicUrl }),
    taproomJsonLd(folsom, 'Folsom', { brand, publicUrl }),
  ],
});
