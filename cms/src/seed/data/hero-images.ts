import type { HeroPage } from '#domain/location/constants';
import { seedImage, type SeedImage } from './types';

export const heroImages: { location: string; page: HeroPage; image: SeedImage }[] = [
  {
    location: 'main-website',
    page: 'home',
    image: seedImage(
      'hero-home.jpg',
      'Glasses of IPA, stout, lager, red ale and hazy IPA lined up on a walnut bar under warm string lights',
    ),
  },
  {
    location: 'main-website',
    page: 'beers',
    image: seedImage(
      'cans-color.jpg',
      'Six Boldridge cans standing on bright blocks of colored paper in hard sunlight',
    ),
  },
  {
    location: 'main-website',
    page: 'events',
    image: seedImage(
      'patio-noon.jpg',
      'Three beers on a long patio table in the sun, striped umbrellas and the foothills behind',
    ),
  },
  {
    location: 'main-website',
    page: 'our-story',
    image: seedImage(
      'brewhouse-day.jpg',
      'A copper kettle and steel fermenters in a bright brewhouse with malt sacks and hoses on a clean floor',
    ),
  },
  {
    location: 'main-website',
    page: 'contact',
    image: seedImage(
      'hero-contact.jpg',
      'A pint of amber beer on a table by a window looking out on the foothills at sunset',
    ),
  },
  {
    location: 'auburn',
    page: 'taproom',
    image: seedImage(
      'hero-taproom.jpg',
      'A copper tap tower with a row of tap handles and a freshly poured pint on the bar',
    ),
  },
  {
    location: 'folsom',
    page: 'home',
    image: seedImage(
      'bar-day.jpg',
      'A bright taproom with white tiles, a pale oak bar, black taps, plants and tall windows',
    ),
  },
  {
    location: 'folsom',
    page: 'home',
    image: seedImage(
      'hero-events.jpg',
      'Beers and a candle on a patio table at dusk, strings of lights glowing behind',
    ),
  },
  {
    location: 'folsom',
    page: 'home',
    image: seedImage(
      'bar-glasses.jpg',
      'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar',
    ),
  },
];
