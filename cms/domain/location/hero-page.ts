/** Resolves which location's hero images a page shows (api.md §4). */
import { heroPagesByLocation, locationKeys, type HeroPage, type LocationKey } from './constants';

type LocationPage = { location: LocationKey; page: HeroPage };

const hasPage = (location: LocationKey, page: string): page is HeroPage =>
  heroPagesByLocation[location].some((known) => known === page);

/** Auburn falls back to the pages of main-website. Null means 404. */
export const resolveHeroPage = (site: string, page: string): LocationPage | null => {
  const location = locationKeys.find((key) => key === site);
  if (!location) return null;
  if (hasPage(location, page)) return { location, page };
  return location === 'auburn' && hasPage('main-website', page) ? { location: 'main-website', page } : null;
};

/** Staff can upload images only for a location's own pages. */
export const hasOwnHeroPage = (location: string, page: string) =>
  resolveHeroPage(location, page)?.location === location;
