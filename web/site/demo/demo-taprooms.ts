/**
 * The taprooms of the demo content with the site's own photos, for a start without the CMS. Only the server imports this
 * (boot/entry-server.tsx).
 */
import type { HeroImage } from '@domain/location/schema';
import { demoTaprooms as records } from '@domain/taproom/demo';
import type { Taproom } from '@domain/taproom/schema';
import { photos } from '../assets/images';
import type { SitePhoto } from '../assets/layout-images';

type Photos = Pick<Taproom, 'heroImages' | 'cardPhoto' | 'sidePhoto' | 'gallery' | 'hostPhoto'>;

const toHeroImage = (photo: SitePhoto, index: number): HeroImage => ({
  ...photo,
  _id: `demo-${index}`,
  page: 'taproom',
  isActive: true,
});

const photosOf: Record<(typeof records)[number]['slug'], Photos> = {
  auburn: {
    heroImages: [photos.heroTaproom].map(toHeroImage),
    cardPhoto: photos.heroTaproom,
    sidePhoto: photos.taproomPatio,
    gallery: [photos.gallery1, photos.gallery2, photos.gallery3, photos.gallery4, photos.gallery5, photos.gallery6],
    hostPhoto: photos.longTable,
  },
  folsom: {
    heroImages: [photos.fourBeers, photos.patioFlight, photos.tapTower].map(toHeroImage),
    cardPhoto: photos.patioFlight,
    sidePhoto: null,
    gallery: [],
    hostPhoto: null,
  },
};

/** Older than any change. */
const updatedAt = '2026-01-01T00:00:00.000Z';

export const demoTaprooms: readonly Taproom[] = records.map((record) => ({
  ...record,
  ...photosOf[record.slug],
  _id: record.slug,
  updatedAt,
}));
