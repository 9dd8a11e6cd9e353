import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allEventsFeedPath, calendarFilePath, taproomFeedPath } from '@domain/calendar/paths';
import type { Settings } from '@domain/settings/settings';
import type { TaproomSummary } from '@domain/taproom/taproom';
import type { Dependencies } from '../cache/dependencies';
import { sendCached } from '../cache/respond';
import type { Produced, ResponseCache } from '../cache/response-cache';
import { createCalendars } from './calendars';
import { createIcon } from './icons';
import { formatRobots } from './robots';
import { createSiteFileEntry } from './site-file';
import { createSitemap } from './sitemap';
import { iconUrl, iconSizes, formatWebManifest } from './web-manifest';

type Options = {
  settings: Settings;
  cache: ResponseCache;
  /** Path of the built favicon. */
  favicon: string;
  createDependencies: (request: FastifyRequest) => Dependencies;
  loadTaprooms: (dependencies: Dependencies) => Promise<readonly TaproomSummary[]>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

const dayMs = 86_400_000;

/** Registers the files that are not pages: for crawlers, home screens and calendars. */
export function registerSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, cache, favicon, createDependencies, loadTaprooms, handleNotFound } = options;
  const calendars = createCalendars({ settings, loadTaprooms });

  const register = (key: string, produce: (dependencies: Dependencies) => Promise<Produced>) =>
    app.get(key, async (request, reply) => {
      sendCached(request, reply, await cache.load(key, () => produce(createDependencies(request))));
    });

  const registerText = (key: string, contentType: string, text: () => string) =>
    register(key, async () => ({
      entry: createSiteFileEntry({ key, contentType, text: text(), expiresAt: Date.now() + dayMs }),
      cacheable: true,
    }));

  registerText('/robots.txt', 'text/plain; charset=utf-8', () => formatRobots(settings.publicUrl));
  registerText('/site.webmanifest', 'application/manifest+json; charset=utf-8', () =>
    formatWebManifest(settings.brand),
  );
  registerText('/favicon.svg', 'image/svg+xml', () => readFileSync(favicon, 'utf8'));
  for (const size of iconSizes) register(iconUrl(size), () => createIcon(iconUrl(size), favicon, size));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect(iconUrl(180), 301));

  register('/sitemap.xml', async (dependencies) =>
    createSitemap(dependencies, await loadTaprooms(dependencies), settings.publicUrl),
  );
  register(allEventsFeedPath, (dependencies) => calendars.createFeed(allEventsFeedPath, 'All', dependencies));

  /** The feed of a taproom, or the file of an event. */
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
    if (!event) return handleNotFound(request, reply);
    const key = calendarFilePath(id);
    sendCached(request, reply, await cache.load(key, () => calendars.createFile(key, event, dependencies)));
  });
}
