import type { Beer } from '@domain/beer/beer';
import type { Event } from '@domain/event/event';
import type { Pagination } from '@domain/shared/envelope';
import type { Answers } from '../api/answers';
import type { Made } from '../cache/keeper';
import { createLedger, readPart, type Ledger } from '../pages/ledger';
import { escape } from '../status-page';
import { siteFileEntry } from './site-file';

/** Pages that are always there. (Legal pages and the font test are not indexed: visitor-site.md §2.) */
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

type Place = { path: string; changedAt?: string };

export async function makeSitemap(answers: Answers, publicUrl: string): Promise<Made> {
  const ledger = createLedger();
  const [beers, events] = await Promise.all([allBeers(answers, ledger), upcomingEvents(answers, ledger)]);
  const lastOf: Record<string, string | undefined> = {
    '/': latest([...beers, ...events]),
    '/beers': latest(beers),
    '/events': latest(events),
  };
  const places: Place[] = [
    ...pages.map((path) => ({ path, changedAt: lastOf[path] })),
    ...beers.map(({ slug, updatedAt }) => ({ path: `/beers/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
  ];
  const entry = siteFileEntry({
    key: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    text: sitemap(places, publicUrl),
    nouns: [...ledger.nouns()],
    freshUntil: ledger.freshUntil(),
  });
  return { entry, keep: !ledger.isStale() };
}

const sitemap = (places: Place[], publicUrl: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${escape(changedAt)}</lastmod>` : '';
      return `<url><loc>${escape(publicUrl + path)}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

const latest = (things: { updatedAt: string }[]) =>
  things
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

async function allBeers(answers: Answers, ledger: Ledger): Promise<Beer[]> {
  const page = (number: number) =>
    readPart<{ beers: Beer[]; pagination: Pagination }>(
      answers,
      ledger,
      `/beers?limit=100${number > 1 ? `&page=${number}` : ''}`,
    );
  const first = await page(1);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ beers }) => beers);
}

const upcomingEvents = async (answers: Answers, ledger: Ledger) =>
  (await readPart<{ events: Event[] }>(answers, ledger, '/events?upcoming=true&limit=20')).events;
