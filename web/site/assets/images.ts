/** Registry of the photos and the video that come with the site, with sizes and alternative texts. */
import type { HeroPage } from '@domain/location/constants';
import barrel from './photos/barrel.jpg';
import cansColor from './photos/cans-color.jpg';
import beerPlaceholder from './photos/beer-placeholder.jpg';
import eventPlaceholder from './photos/event-placeholder.jpg';
import tapTower from './photos/tap-tower.jpg';
import patioFlight from './photos/patio-flight.jpg';
import fourBeers from './photos/four-beers.jpg';
import gallery1 from './photos/gallery-1.jpg';
import gallery2 from './photos/gallery-2.jpg';
import gallery3 from './photos/gallery-3.jpg';
import gallery4 from './photos/gallery-4.jpg';
import gallery5 from './photos/gallery-5.jpg';
import gallery6 from './photos/gallery-6.jpg';
import growlers from './photos/growlers.jpg';
import heroBeers from './photos/hero-beers.jpg';
import heroEvents from './photos/hero-events.jpg';
import heroHomeVideo from './photos/hero-home-video.jpg';
import heroHome from './photos/hero-home.jpg';
import heroOurStory from './photos/hero-our-story.jpg';
import heroTaproom from './photos/hero-taproom.jpg';
import longTable from './photos/long-table.jpg';
import merch from './photos/merch.jpg';
import story1 from './photos/story-1.jpg';
import story2 from './photos/story-2.jpg';
import story3 from './photos/story-3.jpg';
import story4 from './photos/story-4.jpg';
import taproomPatio from './photos/taproom-patio.jpg';
import heroHomeMp4 from './video/hero-home.mp4';
import heroHomeWebm from './video/hero-home.webm';
import { isDemoName } from './demo-name';
import { heroContact } from './layout-images';
import { photo, type SitePhoto } from './photo';

export type { SitePhoto };

export const photos = {
  barrel: photo(
    barrel,
    1200,
    800,
    'A snifter of black stout on an oak barrel in front of rows of barrels in dim warm light',
  ),
  cansColor: photo(
    cansColor,
    1920,
    1080,
    'Six cans of beer standing on bright blocks of colored paper in hard sunlight',
  ),
  beerPlaceholder: photo(beerPlaceholder, 1000, 1250, 'A pint of amber beer on a wooden bar'),
  eventPlaceholder: photo(eventPlaceholder, 1200, 800, 'Three beers on the bar in front of warm string lights'),
  tapTower: photo(tapTower, 1920, 1080, 'Nine tap handles on a copper tap tower with two fresh beers on the bar'),
  patioFlight: photo(patioFlight, 1920, 1080, 'A tall wheat beer and a tasting flight on a patio table at dusk'),
  fourBeers: photo(
    fourBeers,
    1920,
    1080,
    'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar',
  ),
  gallery1: photo(gallery1, 1200, 1200, 'Macro of creamy foam on a glass of amber beer'),
  gallery2: photo(gallery2, 1200, 1200, 'Colorful beer cans laid out in a grid, seen from above'),
  gallery3: photo(gallery3, 1200, 1200, 'Three tap handles on a copper tap tower with warm lights behind'),
  gallery4: photo(gallery4, 1200, 1200, 'The polished dome of a copper brew kettle'),
  gallery5: photo(gallery5, 1200, 1200, 'Green hop cones, barley malt and an ear of wheat on a walnut table'),
  gallery6: photo(gallery6, 1200, 1200, 'A flight of four beers from pale to black on a wooden paddle'),
  growlers: photo(
    growlers,
    1200,
    800,
    'A filled brown glass growler at the head of a row of swing-top growlers on the bar',
  ),
  heroBeers: photo(
    heroBeers,
    1920,
    1080,
    'A flight of four small beers on a wooden paddle with a row of beer cans behind it',
  ),
  heroContact,
  heroEvents: photo(
    heroEvents,
    1920,
    1080,
    'Beers and a candle on a patio table at dusk, strings of lights glowing behind',
  ),
  heroHomeVideo: photo(heroHomeVideo, 1280, 720, 'Close-up of golden beer with rising bubbles and warm lights behind'),
  heroHome: photo(
    heroHome,
    1920,
    1080,
    'Glasses of IPA, stout, lager, red ale and hazy IPA lined up on a walnut bar under warm string lights',
  ),
  heroOurStory: photo(
    heroOurStory,
    1920,
    1080,
    'A copper brew kettle beside stainless steel fermenters against a warm brick wall',
  ),
  heroTaproom: photo(
    heroTaproom,
    1920,
    1080,
    'A copper tap tower with a row of tap handles and a freshly poured pint on the bar',
  ),
  longTable: photo(
    longTable,
    1200,
    800,
    'A long wooden table set with candles and glasses of beer for a private event',
  ),
  merch: photo(
    merch,
    1600,
    1067,
    'A tote bag, shirt, growler, mug, glass and coasters laid out on a pale blue background',
  ),
  story1: photo(story1, 1200, 900, 'Two small copper kettles in an old brick brewhouse'),
  story2: photo(story2, 1200, 900, 'Four different beers on coasters at a table by the window'),
  story3: photo(story3, 1200, 900, 'Two rows of tall stainless steel fermenters in the brewery'),
  story4: photo(story4, 1200, 900, 'A long line of beer cans on the packaging line with cartons behind'),
  taproomPatio: photo(
    taproomPatio,
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

/** Without the demo brewery's cans and its view. */
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
