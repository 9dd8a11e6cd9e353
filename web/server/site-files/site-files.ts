/** The files that are not pages: for crawlers, home screens, calendars and shared links. */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { Beer } from '@domain/beer/schema';
import { allEventsFeedPath, calendarFilePath, taproomFeedPath } from '@domain/calendar/paths';
import type { Event } from '@domain/event/schema';
import { eventPath, reservedEventSlugs } from '@domain/event/slug';
import type { PublicTaproom } from '@domain/location/schema';
import type { Settings } from '@domain/settings/settings';
import type { Pagination } from '@domain/shared/response-schemas';
import { leadsToPageOff } from '@domain/site/optional-pages';
import type { Site, SiteSettings } from '@domain/site/schema';
import type { TapList } from '@domain/tap/schema';
import { selectFeedEvents, toCalendarFeed, toCalendarFile, type CalendarSource } from '../../domain/icalendar';
import { hasTapList } from '../../domain/tap-list';
import { mustRevalidate } from '../api/api-cache';
import { createEntry, type EntryInput } from '../cache/entry';
import { sendCached } from '../cache/respond';
import { parseBody, type Dependencies, type ResponseCache } from '../cache/response-cache';
import { readUpload } from '../images/originals';
import { findMoved } from '../pages/resolve-page';
import { fileHeaders, openFileHeaders, uploadHeaders } from '../security-headers';
import { escapeHtml } from '../status-page';
import {
  builtInIcon,
  iconPath,
  iconSizes,
  iconUrl,
  vectorIconOf,
  formatTheme,
  themePath,
  barManifestPath,
  formatBarManifest,
  formatWebManifest,
  type IconSize,
} from './brand-files';
import { createCards } from './cards';

/** A file that is generated from the content, such as the sitemap. */
type SiteFile = Pick<EntryInput, 'contentType' | 'body' | 'isOpenToOtherOrigins'> & {
  cacheControl?: string;
  /** Those of files for browsers and crawlers by default. */
  headers?: EntryInput['headers'];
  /** False for a substitute. */
  isCacheable?: boolean;
};

type CreateFile = (dependencies: Dependencies) => Promise<SiteFile>;

/** What the routes of such files need. */
export type FileContext = {
  settings: Settings;
  createDependencies: (request: FastifyRequest) => Dependencies;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
  sendFile: ReturnType<typeof createSendFile>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Sends the file with a key: fresh as long as what it is made from, and not cached while that is stale. */
export function createSendFile(cache: ResponseCache, createDependencies: FileContext['createDependencies']) {
  async function produce(key: string, request: FastifyRequest, create: CreateFile) {
    const dependencies = createDependencies(request);
    const { isCacheable = true, ...file } = await create(dependencies);
    const [tags, expiresAt, route] = [dependencies.tags(), dependencies.expiresAt(), request.routeOptions.url];
    const defaults = { cacheControl: mustRevalidate, headers: fileHeaders };
    const entry = createEntry({ ...defaults, ...file, key, route, tags, expiresAt });
    return { entry, cacheable: isCacheable && !dependencies.isStale() };
  }
  return async (request: FastifyRequest, reply: FastifyReply, key: string, create: CreateFile) =>
    sendCached(request, reply, await cache.load(key, () => produce(key, request, create)));
}

/** `robots.txt`: allows the site, but neither the staff app nor the API. */
const formatRobots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /newsletter/unsubscribe',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

type Options = FileContext & {
  /** Paths of the built favicon and of the font of link previews. */
  favicon: string;
  cardFont: string;
};

export function registerSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, favicon, cardFont, createDependencies, loadSite, sendFile, handleNotFound } = options;
  const { publicUrl, cmsUrl } = settings;
  const cards = createCards({ cmsUrl, font: cardFont, loadSite });
  const loadIcon = async (dependencies: Dependencies) => (await loadSite(dependencies)).settings.favicon;
  const toCalendar = async (dependencies: Dependencies) =>
    fetchCalendarSource(dependencies, await loadSite(dependencies), publicUrl);

  const manifest =
    (format: (current: SiteSettings) => string): CreateFile =>
    async (dependencies) => ({
      contentType: 'application/manifest+json; charset=utf-8',
      body: format((await loadSite(dependencies)).settings),
    });

  /** `tapRoom` is a taproom's name, whose feed includes the events of `All`, or `All`. */
  const feed =
    (tapRoom: string): CreateFile =>
    async (dependencies) => {
      const events = selectFeedEvents(await fetchFeed(dependencies), tapRoom, new Date());
      const source = await toCalendar(dependencies);
      const name = tapRoom === 'All' ? `${source.brandName} Events` : `${source.brandName} Events, ${tapRoom}`;
      return { contentType: calendar, body: toCalendarFeed(events, name, source) };
    };

  /**
   * The icon as a PNG, or as the SVG that it is. The built-in one, an SVG, replaces one that can't be read; it is not cached
   * then.
   */
  const icon =
    (size: IconSize | 'vector'): CreateFile =>
    async (dependencies) => {
      const image = await loadIcon(dependencies);
      const uploaded = image && (await readUpload(image.url, cmsUrl).catch(() => null));
      const original = uploaded ?? (await readFile(favicon));
      const isVector = size === 'vector';
      const body = isVector
        ? original
        : await toPng(original, size, uploaded !== null).catch(async () => toPng(await readFile(favicon), size, false));
      const isCacheable = (!image || uploaded !== null) && !dependencies.isStale();
      return {
        contentType: isVector ? 'image/svg+xml' : 'image/png',
        body,
        cacheControl: isCacheable ? 'public, max-age=86400' : 'no-store',
        headers: uploadHeaders,
        isCacheable,
      };
    };

  const files: Record<string, CreateFile> = {
    '/robots.txt': async () => ({ contentType: 'text/plain; charset=utf-8', body: formatRobots(publicUrl) }),
    '/sitemap.xml': async (dependencies) => ({
      contentType: 'application/xml; charset=utf-8',
      body: await createSitemap(dependencies, await loadSite(dependencies), publicUrl),
    }),
    '/site.webmanifest': manifest(formatWebManifest),
    [barManifestPath]: manifest(formatBarManifest),
    [allEventsFeedPath]: feed('All'),
    ...Object.fromEntries(iconSizes.map((size) => [iconPath(size), icon(size)])),
  };
  for (const [key, create] of Object.entries(files))
    app.get(key, (request, reply) => sendFile(request, reply, key, create));

  app.get(builtInIcon, async (request, reply) => {
    const current = await loadIcon(createDependencies(request));
    // An uploaded PNG.
    if (!vectorIconOf(current)) return reply.redirect(iconUrl(192, current), 302);
    return sendFile(request, reply, builtInIcon, icon('vector'));
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect(builtInIcon, 301));
  app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect(iconPath(180), 301));

  app.get<{ Params: { kind: string; slug: string } }>('/img/1200x630/cards/:kind/:slug', async (request, reply) => {
    const { kind, slug } = request.params;
    const card = await cards.find(kind, slug, createDependencies(request));
    if (!card) return handleNotFound(request, reply);
    return sendFile(request, reply, `/img/1200x630/cards/${kind}/${slug}`, async (dependencies) =>
      cards.create((await cards.find(kind, slug, dependencies)) ?? card, dependencies),
    );
  });

  app.get(themePath, async (request, reply) => {
    const css = formatTheme(new URL(request.url, publicUrl).searchParams.get('look'));
    if (css === null) return handleNotFound(request, reply);
    return reply
      .headers({ ...openFileHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('text/css; charset=utf-8')
      .send(css);
  });

  /** The feed of a taproom, also below a former slug, or the file of an event. */
  app.get<{ Params: { id: string } }>(calendarFilePath(':id'), async (request, reply) => {
    const { id } = request.params;
    const current = createDependencies(request);
    const { taprooms } = await loadSite(current);
    const taproom = taprooms.find(({ slug }) => slug === id.toLowerCase());
    if (taproom) return sendFile(request, reply, taproomFeedPath(taproom.slug), feed(taproom.name));
    // Checked here: a failing producer keeps the file of an event that is no longer public.
    const event = await findEvent(id, current);
    if (event) {
      return sendFile(request, reply, calendarFilePath(id), async (dependencies) => {
        const found = (await findEvent(id, dependencies)) ?? event;
        return {
          contentType: calendar,
          body: toCalendarFile(found, await toCalendar(dependencies)),
          headers: { ...fileHeaders, 'Content-Disposition': `attachment; filename="${found.slug}.ics"` },
        };
      });
    }
    const moved = await findMoved(current, request.url, publicUrl);
    if (!moved) return handleNotFound(request, reply);
    return reply.header('Cache-Control', mustRevalidate).redirect(moved.to, moved.status);
  });
}

/** The color of the header, behind a transparent icon on phones, which would show it on black. */
const background = '#14110f';

function toPng(body: Buffer, size: IconSize, isUploaded: boolean) {
  const image = sharp(body, { density: 288 }).resize(size, size, { fit: 'contain', background: '#0000' });
  return (isUploaded && size === 180 ? image.flatten({ background }) : image).png({ palette: true }).toBuffer();
}

// Calendar subscriptions and files.

const calendar = 'text/calendar; charset=utf-8';

async function fetchCalendarSource(
  dependencies: Dependencies,
  { settings, taprooms }: Site,
  publicUrl: string,
): Promise<CalendarSource> {
  const places = taprooms.map(async ({ slug, name, contact }) => {
    const current = await dependencies.fetch<Partial<PublicTaproom>>(`/content/location/${slug}/public`);
    const { address = null } = current.contact ?? contact;
    return { taproom: name, name: `${settings.name}, ${name}`, address };
  });
  const timeZones = { taprooms, timeZone: settings.timeZone };
  return { publicUrl, brandName: settings.name, taprooms: await Promise.all(places), timeZones };
}

/** Includes cancelled events, which subscribed calendars must mark as such. */
const fetchFeed = async (dependencies: Dependencies) =>
  (await dependencies.fetch<{ events: Event[] }>('/events/feed')).events;

/** Includes cancelled and completed events; undefined if there is none that visitors may see. */
async function findEvent(id: string, dependencies: Dependencies): Promise<Event | undefined> {
  if (!/^[\w-]{1,64}$/.test(id) || reservedEventSlugs.includes(id.toLowerCase())) return undefined;
  const { event } = await dependencies.fetch<{ event?: Event }>(`/events/${id}`);
  return event ?? (await fetchFeed(dependencies)).find(({ _id }) => _id === id);
}

// The sitemap.

/** The site's own pages. Legal pages and the font test are not indexed. */
const pagesBeforeTaprooms = ['/', '/beers', '/taps', '/events'];

const pagesAfterTaprooms = ['/our-story', '/store', '/shipping', '/rewards', '/distributors', '/contact'];

/** Past and cancelled events keep their pages, but are not listed. */
async function createSitemap(
  dependencies: Dependencies,
  { settings, taprooms, pages: composedPages }: Site,
  publicUrl: string,
): Promise<string> {
  const [beerPages, eventPages, taps] = await Promise.all([
    fetchPages<{ beers: Beer[] }>(dependencies, '/beers?limit=100'),
    fetchPages<{ events: Event[] }>(dependencies, '/events?upcoming=true&limit=100'),
    dependencies.load('/taps'),
  ]);
  const beers = beerPages.flatMap((page) => page.beers);
  const events = eventPages.flatMap((page) => page.events);
  const { taprooms: lists } = (taps.status === 200 ? parseBody(taps) : { taprooms: [] }) as { taprooms: TapList[] };
  const tapLists = lists.filter(hasTapList);
  // `/taps` redirects if there is no tap list.
  const isOff = (path: string) => leadsToPageOff(path, settings) || (path === '/taps' && tapLists.length === 0);
  const pages = [...pagesBeforeTaprooms, ...taprooms.map(({ path }) => path), ...pagesAfterTaprooms];
  const latest = (dates: (string | null)[]) => dates.filter(Boolean).sort().at(-1);
  const updatesOf = (entities: { updatedAt: string }[]) => entities.map(({ updatedAt }) => updatedAt);
  const lastmodOf: Record<string, string | null | undefined> = {
    '/': latest(updatesOf([...beers, ...events])),
    '/beers': latest(updatesOf(beers)),
    '/events': latest(updatesOf(events)),
    '/taps': latest(tapLists.map(({ changedAt }) => changedAt)),
  };
  const urls = [
    ...pages.filter((path) => !isOff(path)).map((path) => ({ path, updatedAt: lastmodOf[path] })),
    ...composedPages,
    ...beers.map(({ slug, updatedAt }) => ({ path: `/beers/${encodeURIComponent(slug)}`, updatedAt })),
    ...events.map((event) => ({ path: eventPath(event), updatedAt: event.updatedAt })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path, updatedAt }) => {
      const lastmod = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
      return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

async function fetchPages<Page>(dependencies: Dependencies, path: string): Promise<Page[]> {
  const fetchPage = (page: number) =>
    dependencies.fetch<Page & { pagination: Pagination }>(page > 1 ? `${path}&page=${page}` : path);
  const first = await fetchPage(1);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => fetchPage(index + 2));
  return [first, ...(await Promise.all(others))];
}
