/** Images of the layout, apart from `images.ts`, so that the entry does not include the registry of all pages. */
// Emits the file that the edge serves as /favicon.svg.
import './favicon.svg?no-inline';
import logoLightUrl from './logo-light.svg?no-inline';
import { isDemoName } from './demo-name';
import heroContactUrl from './photos/hero-contact.jpg';
import ogDefaultUrl from './photos/og-default.jpg';

export type SitePhoto = { url: string; width: number; height: number; alt: string };

/** Shows the demo brewery's logo. */
const demoCard: SitePhoto = {
  url: ogDefaultUrl,
  width: 1200,
  height: 630,
  alt: 'Boldridge Brewing Co. logo beside a row of beers on the bar',
};

export const heroContact: SitePhoto = {
  url: heroContactUrl,
  width: 1920,
  height: 1080,
  alt: 'A pint of amber beer on a table by a window looking out on the foothills at sunset',
};

/** A vector image, which does not go through the image pipeline. It spells the name of the demo brewery. */
export const demoLogo = { url: logoLightUrl, width: 456, height: 164 };

/** The social card of pages without an image of their own. */
export const defaultCard = (name: string) => (isDemoName(name) ? demoCard : heroContact);
