import type { Beer } from '@domain/beer/beer';
import type { Event } from '@domain/event/event';
import type { Pagination } from '@domain/shared/envelope';
import type { Answers } from '../api/answers';
import type { Made } from '../cache/keeper';
import { createLedger, readPart, type Ledger } from '../pages/ledger';
import { escape } from '../status-page';
import { siteFileEntry } from './site-file';

/** Static pages. Legal pages and the font test are not indexed (visitor-site.md §2). */
const pages = [
  '/',
  '/beers',
  '/events',
  '/auburn',
  '/locations/folsom',
  '/our-story',
  '/store',
  '/shipping',
  '/rewards',
  '/distributors',
  '/contact',
];

type SitemapUrl = { path: string; lastmod?: string };

export async function createSitemap(answers: Answers, publicUrl: string): Promise<Made> {
  const ledger = createLedger();
  const [beers, events] = await Promise.all([fetchAllBeers(answers, ledger), fetchUpcomingEvents(answers, ledger)]);
  const lastmodOf: Record<string, string | undefined> = {
    '/': latest([...beers, ...events]),
    '/beers': latest(beers),
    '/events': latest(events),
  };
  const urls: SitemapUrl[] = [
    ...pages.map((path) => ({ path, lastmod: lastmodOf[path] })),
    ...beers.map(({ slug, updatedAt }) => ({ path: `/beers/${encodeURIComponent(slug)}`, lastmod: updatedAt })),
  ];
  const entry = siteFileEntry({
    key: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    text: formatSitemap(urls, publicUrl),
    nouns: [...ledger.nouns()],
    freshUntil: ledger.freshUntil(),
  });
  return { entry, keep: !ledger.isStale() };
}

const formatSitemap = (urls: SitemapUrl[], publicUrl: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path, lastmod }) => {
      const lastmodTag = lastmod ? `<lastmod>${escape(lastmod)}</lastmod>` : '';
      return `<url><loc>${escape(publicUrl + path)}</loc>${lastmodTag}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

const latest = (entities: { updatedAt: string }[]) =>
  entities
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

async function fetchAllBeers(answers: Answers, ledger: Ledger): Promise<Beer[]> {
  const fetchPage = (page: number) =>
    readPart<{ beers: Beer[]; pagination: Pagination }>(
      answers,
      ledger,
      `/beers?limit=100${page > 1 ? `&page=${page}` : ''}`,
    );
  const first = await fetchPage(1);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => fetchPage(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ beers }) => beers);
}

const fetchUpcomingEvents = async (answers: Answers, ledger: Ledger) =>
  (await readPart<{ events: Event[] }>(answers, ledger, '/events?upcoming=true&limit=20')).events;
