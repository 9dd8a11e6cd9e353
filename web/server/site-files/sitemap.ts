import type { Beer } from '@domain/beer/schema';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import type { Pagination } from '@domain/shared/response-schemas';
import { leadsToPageOff } from '@domain/site/optional-pages';
import type { Site } from '@domain/site/schema';
import { hasTapList } from '../../domain/tap-list';
import type { TapList } from '@domain/tap/schema';
import { parseBody, type Dependencies } from '../cache/response-cache';
import { escapeHtml } from '../status-page';

/** The site's own pages. Legal pages and the font test are not indexed. */
const pagesBeforeTaprooms = ['/', '/beers', '/taps', '/events'];

const pagesAfterTaprooms = ['/our-story', '/store', '/shipping', '/rewards', '/distributors', '/contact'];

type SitemapUrl = { path: string; lastmod?: string };

export async function createSitemap(
  dependencies: Dependencies,
  { settings, taprooms, pages: composedPages }: Site,
  publicUrl: string,
): Promise<string> {
  const [beers, events, tapLists] = await Promise.all([
    fetchAllBeers(dependencies),
    fetchUpcomingEvents(dependencies),
    fetchTapLists(dependencies),
  ]);
  // `/taps` redirects if there is no tap list.
  const isOff = (path: string) => leadsToPageOff(path, settings) || (path === '/taps' && tapLists.length === 0);
  const pages = [...pagesBeforeTaprooms, ...taprooms.map(({ path }) => path), ...pagesAfterTaprooms].filter(
    (path) => !isOff(path),
  );
  const lastmodOf: Record<string, string | undefined> = {
    '/': latest([...beers, ...events]),
    '/beers': latest(beers),
    '/events': latest(events),
    '/taps': latest(tapLists.flatMap(({ changedAt }) => (changedAt ? [{ updatedAt: changedAt }] : []))),
  };
  const urls: SitemapUrl[] = [
    ...pages.map((path) => ({ path, lastmod: lastmodOf[path] })),
    ...composedPages.map(({ path, updatedAt }) => ({ path, lastmod: updatedAt })),
    ...beers.map(({ slug, updatedAt }) => ({ path: `/beers/${encodeURIComponent(slug)}`, lastmod: updatedAt })),
    ...events.map((event) => ({ path: eventPath(event), lastmod: event.updatedAt })),
  ];
  return formatSitemap(urls, publicUrl);
}

const formatSitemap = (urls: SitemapUrl[], publicUrl: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path, lastmod }) => {
      const lastmodTag = lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : '';
      return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmodTag}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

const latest = (entities: { updatedAt: string }[]) =>
  entities
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

const fetchAllBeers = async (dependencies: Dependencies) =>
  (await fetchPages<{ beers: Beer[] }>(dependencies, '/beers?limit=100')).flatMap(({ beers }) => beers);

async function fetchTapLists(dependencies: Dependencies): Promise<TapList[]> {
  const response = await dependencies.load('/taps');
  if (response.status !== 200) return [];
  return (parseBody(response) as { taprooms: TapList[] }).taprooms.filter(hasTapList);
}

/** Past and cancelled events keep their pages, but are not listed. */
const fetchUpcomingEvents = async (dependencies: Dependencies) =>
  (await fetchPages<{ events: Event[] }>(dependencies, '/events?upcoming=true&limit=100')).flatMap(
    ({ events }) => events,
  );

async function fetchPages<Page>(dependencies: Dependencies, path: string): Promise<Page[]> {
  const fetchPage = (page: number) =>
    dependencies.fetch<Page & { pagination: Pagination }>(page > 1 ? `${path}&page=${page}` : path);
  const first = await fetchPage(1);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => fetchPage(index + 2));
  return [first, ...(await Promise.all(others))];
}
