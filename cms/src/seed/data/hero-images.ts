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
      'hero-beers.jpg',
      'A flight of four small beers on a wooden paddle with a row of Boldridge cans behind it',
    ),
  },
  {
    location: 'main-website',
    page: 'events',
    image: seedImage(
      'hero-events.jpg',
      'Beers and a candle on a patio table at dusk, strings of lights glowing behind',
    ),
  },
  {
    location: 'main-website',
    page: 'our-story',
    image: seedImage(
      'hero-our-story.jpg',
      'A copper brew kettle beside stainless steel fermenters against a warm brick wall',
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
    image: seedImage('four-beers.jpg', 'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar'),
  },
  {
    location: 'folsom',
    page: 'home',
    image: seedImage('patio-flight.jpg', 'A tall wheat beer and a tasting flight on a patio table at dusk'),
  },
  {
    location: 'folsom',
    page: 'home',
    image: seedImage('tap-tower.jpg', 'Nine tap handles on a copper tap tower with two fresh beers on the bar'),
  },
];
