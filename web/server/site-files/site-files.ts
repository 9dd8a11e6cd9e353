import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { Answers } from '../api/answers';
import type { Keeper, Make } from '../cache/keeper';
import { send } from '../send';
import { feeds, EventNotFoundError, type Calendars } from './calendars';
import { createIcon } from './icons';
import { robots } from './robots';
import { siteFileEntry } from './site-file';
import { createSitemap } from './sitemap';
import { iconUrl, iconSizes, webManifest } from './web-manifest';

type Options = {
  settings: Settings;
  keeper: Keeper;
  answers: Answers;
  calendars: Calendars;
  /** Path of the built favicon. */
  favicon: string;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

const dayMs = 86_400_000;

/** Registers the files that are not pages: for crawlers, home screens and calendars. */
export function registerSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, keeper, answers, calendars, favicon, handleNotFound } = options;

  const register = (key: string, make: Make) =>
    app.get(key, async (request, reply) => send(request, reply, await keeper.load(key, make)));

  const registerText = (key: string, contentType: string, text: () => string) =>
    register(key, async () => ({
      entry: siteFileEntry({ key, contentType, text: text(), nouns: [], freshUntil: Date.now() + dayMs }),
      keep: true,
    }));

  registerText('/robots.txt', 'text/plain; charset=utf-8', () => robots(settings.publicUrl));
  registerText('/site.webmanifest', 'application/manifest+json; charset=utf-8', () => webManifest(settings.brand));
  registerText('/favicon.svg', 'image/svg+xml', () => readFileSync(favicon, 'utf8'));
  for (const size of iconSizes) register(iconUrl(size), () => createIcon(iconUrl(size), favicon, size));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect(iconUrl(180), 301));

  register('/sitemap.xml', () => createSitemap(answers, settings.publicUrl));
  for (const [key, tapRoom] of Object.entries(feeds)) register(key, () => calendars.feed(key, tapRoom));

  app.get<{ Params: { id: string } }>('/events/:id.ics', async (request, reply) => {
    const { id } = request.params;
    const key = `/events/${id}.ics`;
    const loaded = await keeper.load(key, () => calendars.file(key, id)).catch(nullIfNotFound);
    return loaded ? send(request, reply, loaded) : handleNotFound(request, reply);
  });
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof EventNotFoundError) return null;
  throw error;
}
