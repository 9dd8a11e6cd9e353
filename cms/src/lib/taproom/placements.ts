/** Where hero images can be placed: a page of the main website, or a taproom's page. */
import { websiteHeroPages } from '#domain/location/constants';
import { findTaproomNames } from './queries';

/** The value is what an image stores: the page, or the taproom's slug. */
export type Placement = { value: string; name: string };

const pageNames: Record<(typeof websiteHeroPages)[number], string> = {
  home: 'Home',
  beers: 'Beers',
  events: 'Events',
  'our-story': 'Our Story',
  contact: 'Contact',
};

/** Also hidden taprooms, in order. */
export async function findPlacements(): Promise<Placement[]> {
  const taprooms = await findTaproomNames();
  return [
    ...websiteHeroPages.map((page) => ({ value: page, name: pageNames[page] })),
    ...taprooms.map(({ slug, name }) => ({ value: slug, name })),
  ];
}
