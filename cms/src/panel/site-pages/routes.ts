/** Where the site shows what belongs to no page of its own, for "View on site" and "Copy link". */
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import type { SitePage, SitePages } from '#domain/panel/site-page';
import { isPageOff } from '#domain/site/optional-pages';
import { websiteHeroPages } from '#domain/location/constants';
import { settings } from '#lib/settings';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { findTaprooms } from '#lib/taproom/queries';
import type { AdminRoute } from '../routes';
import { findPreviewedType } from '../preview/previewed-types';

/** The texts that all beers, events or taprooms share are shown by the page of the first one. */
async function findDesignedPages(): Promise<[key: string, page: SitePage][]> {
  const pageSettings = await fetchPageSettings();
  return Promise.all(
    pages.map(async ({ key }): Promise<[string, SitePage]> => {
      const row = { id: 0, documentId: '' };
      const path = (await findPreviewedType(pageUid(key))?.findPath(row)) ?? null;
      return [key, { path, isHidden: isPageOff(key, pageSettings) }];
    }),
  );
}

async function findSitePages(): Promise<SitePages> {
  const designed = await findDesignedPages();
  const taprooms = (await findTaprooms({})).map(({ slug, path, isActive }): [string, SitePage] => [
    slug,
    { path, isHidden: isActive === false },
  ]);
  const heroPages = designed.filter(([key]) => websiteHeroPages.some((page) => page === key));
  return {
    publicUrl: settings().publicUrl,
    designed: Object.fromEntries(designed.map(([key, page]) => [pageUid(key), page])),
    placements: Object.fromEntries([...heroPages, ...taprooms]),
  };
}

/** Visitors see all of it: it needs no permission. */
export const sitePagesRoute: AdminRoute = {
  method: 'GET',
  path: '/site-pages',
  access: 'signed-in',
  handle: findSitePages,
};
