/** What every page may show, whatever it is about: kept apart, so that no page carries the pictures of all others. */
import emblemUrl from './emblem.svg?no-inline';
import faviconUrl from './favicon.svg?no-inline';
import logoDarkUrl from './logo-dark.svg?no-inline';
import logoLightUrl from './logo-light.svg?no-inline';
import heroContactUrl from './photos/hero-contact.jpg';
import ogDefaultUrl from './photos/og-default.jpg';
import { photo } from './photo';

/** The card of a page that has no picture of its own. */
export const ogDefault = photo(ogDefaultUrl, 1200, 630, 'Boldridge Brewing Co. logo beside a row of beers on the bar');

export const heroContact = photo(
  heroContactUrl,
  1920,
  1080,
  'A pint of amber beer on a table by a window looking out on the foothills at sunset',
);

/** Vector marks, used as they are: they do not go through the image pipeline. */
export const marks = {
  logoLight: { url: logoLightUrl, width: 456, height: 164 },
  logoDark: { url: logoDarkUrl, width: 456, height: 164 },
  emblem: { url: emblemUrl, width: 200, height: 200 },
  favicon: { url: faviconUrl, width: 64, height: 64 },
} as const;
