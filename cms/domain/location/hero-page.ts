/** Resolves which location's hero images a page shows. */
import { mainWebsite, websiteHeroPages, type HeroPage } from './constants';

/** `location` is `main-website` or the slug of a taproom. */
export type LocationPage = { location: string; page: HeroPage };

const findWebsitePage = (page: string): HeroPage | null => websiteHeroPages.find((known) => known === page) ?? null;

const onWebsite = (page: string): LocationPage | null => {
  const found = findWebsitePage(page);
  return found && { location: mainWebsite, page: found };
};

/**
 * `taproomPage` is the page of the site's own hero images if the site is a taproom. One whose page is `taproom` shows those
 * of the main website on all other pages; for one whose page is `home` there are none. Null means 404.
 */
export const resolveHeroPage = (site: string, page: string, taproomPage: HeroPage | null): LocationPage | null => {
  if (site === mainWebsite) return onWebsite(page);
  if (taproomPage === null) return null;
  if (page === taproomPage) return { location: site, page: taproomPage };
  return taproomPage === 'taproom' ? onWebsite(page) : null;
};

/** The key under which an image is stored: a page of the main website, or the slug of a taproom. */
export const toPlacement = ({ location, page }: LocationPage): string => (location === mainWebsite ? page : location);

/** Staff can upload images only for a location's own pages. */
export const hasOwnHeroPage = (site: string, page: string, taproomPage: HeroPage | null) =>
  resolveHeroPage(site, page, taproomPage)?.location === site;
