import type { TaproomSummary } from '@domain/taproom/taproom';
import { defaultCard } from '../assets/layout-images';
import type { Brand } from '../site-context';
import { absoluteImageUrl } from './absolute-image-url';
import { breweryId, taproomDetails, taproomJsonLd } from './taproom-json-ld';

type Context = { brand: Brand; publicUrl: string; now: Date; taprooms: readonly TaproomSummary[] };

/** The brewery with its taprooms, which have the ids of their pages; the first one's address and hours are its own. */
export const breweryJsonLd = ({ brand, publicUrl, now, taprooms }: Context) => ({
  '@type': 'Brewery',
  '@id': breweryId(publicUrl),
  name: brand.name,
  url: publicUrl,
  ...(brand.tagline && { slogan: brand.tagline }),
  ...(brand.foundedIn && { foundingDate: String(brand.foundedIn) }),
  logo: `${publicUrl}/favicon.svg`,
  image: absoluteImageUrl(defaultCard(brand.name).url, publicUrl),
  sameAs: [brand.facebook, brand.instagram, brand.youtube, brand.untappd].filter(Boolean),
  ...(taprooms[0] && taproomDetails(taprooms[0], now)),
  department: taprooms.map((taproom) => taproomJsonLd(taproom, { brand, publicUrl, now })),
});
