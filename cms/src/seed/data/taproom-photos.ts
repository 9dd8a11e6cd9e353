/** What the seed adds to the demo's taprooms: their photos, and the page of their hero images. */
import type { HeroPage } from '#domain/location/constants';
import { seedImage, type SeedImage } from './types';

type Photos = {
  heroPage: HeroPage;
  cardPhoto: SeedImage;
  sidePhoto?: SeedImage;
  hostPhoto?: SeedImage;
  gallery?: SeedImage[];
};

export const taproomPhotos: Record<string, Photos> = {
  auburn: {
    heroPage: 'taproom',
    cardPhoto: seedImage(
      'hero-taproom.jpg',
      'A copper tap tower with a row of tap handles and a freshly poured pint on the bar',
    ),
    sidePhoto: seedImage(
      'taproom-patio.jpg',
      'Long patio tables with beers and candles under string lights at dusk, the ridge dark against the afterglow',
    ),
    hostPhoto: seedImage(
      'long-table.jpg',
      'A long wooden table set with candles and glasses of beer for a private event',
    ),
    gallery: [
      seedImage('gallery-1.jpg', 'Macro of creamy foam on a glass of amber beer'),
      seedImage('gallery-2.jpg', 'Colorful Boldridge cans laid out in a grid, seen from above'),
      seedImage('gallery-3.jpg', 'Three tap handles on a copper tap tower with warm lights behind'),
      seedImage('gallery-4.jpg', 'The polished dome of a copper brew kettle'),
      seedImage('gallery-5.jpg', 'Green hop cones, barley malt and an ear of wheat on a walnut table'),
      seedImage('gallery-6.jpg', 'A flight of four beers from pale to black on a wooden paddle'),
    ],
  },
  folsom: {
    heroPage: 'home',
    cardPhoto: seedImage('patio-flight.jpg', 'A tall wheat beer and a tasting flight on a patio table at dusk'),
  },
};
