/** Registry of the photos and the video that come with the site, with sizes and alternative texts. */
import type { HeroPage } from '@domain/location/constants';
import heroHomeMp4 from './video/hero-home.mp4';
import heroHomeWebm from './video/hero-home.webm';
import { isDemoName } from './demo-name';
import { heroContact, type SitePhoto } from './layout-images';

const urls = import.meta.glob<string>('./photos/*.jpg', { eager: true, import: 'default' });

/** Width, height and alternative text of each photo: `heroHome` is in `photos/hero-home.jpg`. */
const files = {
  barrel: [1200, 800, 'A snifter of black stout on an oak barrel in front of rows of barrels in dim warm light'],
  cansColor: [1920, 1080, 'Six cans of beer standing on bright blocks of colored paper in hard sunlight'],
  beerPlaceholder: [1000, 1250, 'A pint of amber beer on a wooden bar'],
  eventPlaceholder: [1200, 800, 'Three beers on the bar in front of warm string lights'],
  tapTower: [1920, 1080, 'Nine tap handles on a copper tap tower with two fresh beers on the bar'],
  patioFlight: [1920, 1080, 'A tall wheat beer and a tasting flight on a patio table at dusk'],
  fourBeers: [1920, 1080, 'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar'],
  gallery1: [1200, 1200, 'Macro of creamy foam on a glass of amber beer'],
  gallery2: [1200, 1200, 'Colorful beer cans laid out in a grid, seen from above'],
  gallery3: [1200, 1200, 'Three tap handles on a copper tap tower with warm lights behind'],
  gallery4: [1200, 1200, 'The polished dome of a copper brew kettle'],
  gallery5: [1200, 1200, 'Green hop cones, barley malt and an ear of wheat on a walnut table'],
  gallery6: [1200, 1200, 'A flight of four beers from pale to black on a wooden paddle'],
  growlers: [1200, 800, 'A filled brown glass growler at the head of a row of swing-top growlers on the bar'],
  heroBeers: [1920, 1080, 'A flight of four small beers on a wooden paddle with a row of beer cans behind it'],
  heroEvents: [1920, 1080, 'Beers and a candle on a patio table at dusk, strings of lights glowing behind'],
  heroHomeVideo: [1280, 720, 'Close-up of golden beer with rising bubbles and warm lights behind'],
  heroHome: [
    1920,
    1080,
    'Glasses of IPA, stout, lager, red ale and hazy IPA lined up on a walnut bar under warm string lights',
  ],
  heroOurStory: [1920, 1080, 'A copper brew kettle beside stainless steel fermenters against a warm brick wall'],
  heroTaproom: [1920, 1080, 'A copper tap tower with a row of tap handles and a freshly poured pint on the bar'],
  longTable: [1200, 800, 'A long wooden table set with candles and glasses of beer for a private event'],
  merch: [1116, 1067, 'A tote bag, a folded shirt, a can and a glass laid out on a pale blue background'],
  story1: [1200, 900, 'Two small copper kettles in an old brick brewhouse'],
  story2: [1200, 900, 'Four different beers on coasters at a table by the window'],
  story3: [1200, 900, 'Two rows of tall stainless steel fermenters in the brewery'],
  story4: [1200, 900, 'A long line of beer cans on the packaging line with cartons behind'],
  taproomPatio: [
    1600,
    1067,
    'Long patio tables with beers and candles under string lights at dusk, the ridge dark against the afterglow',
  ],
} as const;

const toFileName = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

const fromFiles = Object.fromEntries(
  Object.entries(files).map(([name, [width, height, alt]]) => [
    name,
    { url: urls[`./photos/${toFileName(name)}.jpg`] ?? '', width, height, alt },
  ]),
) as Record<keyof typeof files, SitePhoto>;

export const photos = { ...fromFiles, heroContact };

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

/** The video of the home page. Only `poster`, its first frame, loads under Save-Data or reduced motion. */
export const heroVideo = { webm: heroHomeWebm, mp4: heroHomeMp4, poster: photos.heroHomeVideo } as const;
