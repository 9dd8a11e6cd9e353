import type { Brand } from '@domain/settings/settings';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { ogDefault } from '../assets/layout-images';
import { absoluteImageUrl } from './absolute-image-url';
import { breweryId, taproomDetails, taproomJsonLd } from './taproom-json-ld';

type Context = { brand: Brand; publicUrl: string; now: Date; taprooms: readonly TaproomSummary[] };

/** The brewery with its taprooms, which have the ids of their pages; the first one's address and hours are its own. */
export const breweryJsonLd = ({ brand, publicUrl, now, taprooms }: Context) => ({
  '@type': 'Brewery',
  '@id': breweryId(publicUrl),
  name: brand.name,
  url: publicUrl,
  slogan: brand.tagline,
  foundingDate: '2010',
  logo: `${publicUrl}/favicon.svg`,
  image: absoluteImageUrl(ogDefault.url, publicUrl),
  sameAs: [brand.facebook, brand.instagram, brand.youtube, brand.untappd],
  ...(taprooms[0] && taproomDetails(taprooms[0], now)),
  department: taprooms.map((taproom) => taproomJsonLd(taproom, { brand, publicUrl, now })),
});
