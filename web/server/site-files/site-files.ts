import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allEventsFeedPath, calendarFilePath, taproomFeedPath } from '@domain/calendar/paths';
import type { Settings } from '@domain/settings/settings';
import type { Site, SiteSettings } from '@domain/site/schema';
import { mustRevalidate } from '../api/api-cache';
import type { Dependencies, Produced, ResponseCache } from '../cache/response-cache';
import { sendCached } from '../cache/respond';
import { setHeaders } from '../headers';
import type { Originals } from '../images/originals';
import { findMoved } from '../pages/moved';
import { openFileHeaders } from '../security-headers';
import { createCalendars } from './calendars';
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
} from './brand-files';
import { createCards } from './cards';
import { createIcons } from './icons';
import { produceFile } from './site-file';
import { createSitemap } from './sitemap';

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

type Options = {
  settings: Settings;
  cache: ResponseCache;
  /** Paths of the built favicon and of the font of link previews. */
  favicon: string;
  cardFont: string;
  createDependencies: (request: FastifyRequest) => Dependencies;
  originals: Originals;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Registers the files that are not pages: for crawlers, home screens and calendars. */
export function registerSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, cache, favicon, cardFont, originals, createDependencies, loadSite, handleNotFound } = options;
  const calendars = createCalendars({ settings, loadSite });
  const cards = createCards({ originals, font: cardFont, loadSite });
  const icons = createIcons({
    builtIn: favicon,
    originals,
    loadIcon: async (dependencies) => (await loadSite(dependencies)).settings.favicon,
  });

  const register = (key: string, produce: (dependencies: Dependencies) => Promise<Produced>) =>
    app.get(key, async (request, reply) => {
      sendCached(request, reply, await cache.load(key, () => produce(createDependencies(request))));
    });

  const registerText = (key: string, contentType: string, write: (dependencies: Dependencies) => Promise<string>) =>
    register(key, async (dependencies) =>
      produceFile(dependencies, { key, contentType, body: await write(dependencies) }),
    );
  const registerManifest = (key: string, format: (current: SiteSettings) => string) =>
    registerText(key, 'application/manifest+json; charset=utf-8', async (dependencies) =>
      format((await loadSite(dependencies)).settings),
    );

  registerText('/robots.txt', 'text/plain; charset=utf-8', async () => formatRobots(settings.publicUrl));
  registerManifest('/site.webmanifest', formatWebManifest);
  registerManifest(barManifestPath, formatBarManifest);
  for (const size of iconSizes) {
    register(iconPath(size), (dependencies) => icons.createPng(size, dependencies));
  }
  app.get(builtInIcon, async (request, reply) => {
    const dependencies = createDependencies(request);
    const uploaded = await icons.loadIcon(dependencies);
    // An uploaded PNG.
    if (!vectorIconOf(uploaded)) return reply.redirect(iconUrl(192, uploaded), 302);
    sendCached(request, reply, await cache.load(builtInIcon, () => icons.createSvg(builtInIcon, dependencies)));
  });
  app.get<{ Params: { kind: string; slug: string } }>('/img/1200x630/cards/:kind/:slug', async (request, reply) => {
    const { kind, slug } = request.params;
    const dependencies = createDependencies(request);
    const card = await cards.find(kind, slug, dependencies);
    if (!card) return handleNotFound(request, reply);
    const key = `/img/1200x630/cards/${kind}/${slug}`;
    sendCached(request, reply, await cache.load(key, () => cards.create(key, card, dependencies)));
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect(builtInIcon, 301));
  app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect(iconPath(180), 301));

  app.get(themePath, async (request, reply) => {
    const css = formatTheme(new URL(request.url, settings.publicUrl).searchParams.get('look'));
    if (css === null) return handleNotFound(request, reply);
    setHeaders(reply, openFileHeaders);
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(css);
  });

  register('/sitemap.xml', async (dependencies) =>
    createSitemap(dependencies, await loadSite(dependencies), settings.publicUrl),
  );
  register(allEventsFeedPath, (dependencies) => calendars.createFeed(allEventsFeedPath, 'All', dependencies));

  /** The feed of a taproom, also below a former slug, or the file of an event. */
  app.get<{ Params: { id: string } }>(calendarFilePath(':id'), async (request, reply) => {
    const { id } = request.params;
    const dependencies = createDependencies(request);
    const taproom = await calendars.findTaproom(id, dependencies);
    if (taproom) {
      const feed = taproomFeedPath(taproom.slug);
      const { name } = taproom;
      return sendCached(request, reply, await cache.load(feed, () => calendars.createFeed(feed, name, dependencies)));
    }
    // Not in the producer: a failed one keeps the file of an event that is no longer public.
    const event = await calendars.findEvent(id, dependencies);
    if (!event) {
      const moved = await findMoved(dependencies, request.url, settings.publicUrl);
      if (!moved) return handleNotFound(request, reply);
      return reply.header('Cache-Control', mustRevalidate).redirect(moved.to, moved.status);
    }
    const key = calendarFilePath(id);
    sendCached(request, reply, await cache.load(key, () => calendars.createFile(key, event, dependencies)));
  });
}
