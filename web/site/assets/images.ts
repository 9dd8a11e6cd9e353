/** Registry of the photos and the video that come with the site, with sizes and alternative texts. */
import type { HeroPage } from '@domain/location/constants';
import heroHomeMp4 from './video/hero-home.mp4';
import heroHomeWebm from './video/hero-home.webm';
import { isDemoName } from './demo-name';
import { heroContact } from './layout-images';
import { photo, type SitePhoto } from './photo';

const urls = import.meta.glob<string>('./photos/*.jpg', { eager: true, import: 'default' });

const fromFile = (name: string, width: number, height: number, alt: string) =>
  photo(urls[`./photos/${name}.jpg`] ?? '', width, height, alt);

export type { SitePhoto };

export const photos = {
  barrel: fromFile(
    'barrel',
    1200,
    800,
    'A snifter of black stout on an oak barrel in front of rows of barrels in dim warm light',
  ),
  cansColor: fromFile(
    'cans-color',
    1920,
    1080,
    'Six cans of beer standing on bright blocks of colored paper in hard sunlight',
  ),
  beerPlaceholder: fromFile('beer-placeholder', 1000, 1250, 'A pint of amber beer on a wooden bar'),
  eventPlaceholder: fromFile('event-placeholder', 1200, 800, 'Three beers on the bar in front of warm string lights'),
  tapTower: fromFile('tap-tower', 1920, 1080, 'Nine tap handles on a copper tap tower with two fresh beers on the bar'),
  patioFlight: fromFile('patio-flight', 1920, 1080, 'A tall wheat beer and a tasting flight on a patio table at dusk'),
  fourBeers: fromFile(
    'four-beers',
    1920,
    1080,
    'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar',
  ),
  gallery1: fromFile('gallery-1', 1200, 1200, 'Macro of creamy foam on a glass of amber beer'),
  gallery2: fromFile('gallery-2', 1200, 1200, 'Colorful beer cans laid out in a grid, seen from above'),
  gallery3: fromFile('gallery-3', 1200, 1200, 'Three tap handles on a copper tap tower with warm lights behind'),
  gallery4: fromFile('gallery-4', 1200, 1200, 'The polished dome of a copper brew kettle'),
  gallery5: fromFile('gallery-5', 1200, 1200, 'Green hop cones, barley malt and an ear of wheat on a walnut table'),
  gallery6: fromFile('gallery-6', 1200, 1200, 'A flight of four beers from pale to black on a wooden paddle'),
  growlers: fromFile(
    'growlers',
    1200,
    800,
    'A filled brown glass growler at the head of a row of swing-top growlers on the bar',
  ),
  heroBeers: fromFile(
    'hero-beers',
    1920,
    1080,
    'A flight of four small beers on a wooden paddle with a row of beer cans behind it',
  ),
  heroContact,
  heroEvents: fromFile(
    'hero-events',
    1920,
    1080,
    'Beers and a candle on a patio table at dusk, strings of lights glowing behind',
  ),
  heroHomeVideo: fromFile(
    'hero-home-video',
    1280,
    720,
    'Close-up of golden beer with rising bubbles and warm lights behind',
  ),
  heroHome: fromFile(
    'hero-home',
    1920,
    1080,
    'Glasses of IPA, stout, lager, red ale and hazy IPA lined up on a walnut bar under warm string lights',
  ),
  heroOurStory: fromFile(
    'hero-our-story',
    1920,
    1080,
    'A copper brew kettle beside stainless steel fermenters against a warm brick wall',
  ),
  heroTaproom: fromFile(
    'hero-taproom',
    1920,
    1080,
    'A copper tap tower with a row of tap handles and a freshly poured pint on the bar',
  ),
  longTable: fromFile(
    'long-table',
    1200,
    800,
    'A long wooden table set with candles and glasses of beer for a private event',
  ),
  merch: fromFile(
    'merch',
    1116,
    1067,
    'A tote bag, a folded shirt, a can and a glass laid out on a pale blue background',
  ),
  story1: fromFile('story-1', 1200, 900, 'Two small copper kettles in an old brick brewhouse'),
  story2: fromFile('story-2', 1200, 900, 'Four different beers on coasters at a table by the window'),
  story3: fromFile('story-3', 1200, 900, 'Two rows of tall stainless steel fermenters in the brewery'),
  story4: fromFile('story-4', 1200, 900, 'A long line of beer cans on the packaging line with cartons behind'),
  taproomPatio: fromFile(
    'taproom-patio',
    1600,
    1067,
    'Long patio tables with beers and candles under string lights at dusk, the ridge dark against the afterglow',
  ),
} as const;

/** Default hero images by page. */
const demoHeroes: Record<HeroPage, SitePhoto> = {
  home: photos.heroHome,
  beers: photos.heroBeers,
  events: photos.heroEvents,
  'our-story': photos.heroOurStory,
  taproom: photos.heroTaproom,
  contact: photos.heroContact,
};

/** Leaves out the demo brewery's cans and its view. */
const neutralHeroes = { ...demoHeroes, beers: photos.fourBeers, contact: photos.tapTower };

export const defaultHeroesOf = (breweryName: string) => (isDemoName(breweryName) ? demoHeroes : neutralHeroes);

export const galleryPhotos: readonly SitePhoto[] = [
  photos.gallery1,
  photos.gallery2,
  photos.gallery3,
  photos.gallery4,
  photos.gallery5,
  photos.gallery6,
];

/** The video of the home page. Only `poster`, its first frame, loads under Save-Data or reduced motion. */
export const heroVideo = { webm: heroHomeWebm, mp4: heroHomeMp4, poster: photos.heroHomeVideo } as const;
