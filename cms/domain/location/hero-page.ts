/** Which location's images a page of a site shows (api.md §4). */
import { heroPagesOf, locationKeys, type HeroPage, type LocationKey } from './location';

type Place = { location: LocationKey; page: HeroPage };

const has = (location: LocationKey, page: string): page is HeroPage =>
  heroPagesOf[location].some((known) => known === page);

/** `auburn/beers` answers main-website's images of that page; null is a 404. */
export const resolveHeroPage = (site: string, page: string): Place | null => {
  const location = locationKeys.find((key) => key === site);
  if (!location) return null;
  if (has(location, page)) return { location, page };
  return location === 'auburn' && has('main-website', page) ? { location: 'main-website', page } : null;
};

/** Where staff may upload to: only pages the location has itself. */
export const hasOwnHeroPage = (location: string, page: string) => {
  const place = resolveHeroPage(location, page);
  return place !== null && place.location === location;
};
