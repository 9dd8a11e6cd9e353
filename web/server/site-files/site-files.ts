import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { Answers } from '../api/answers';
import type { Keeper, Make } from '../cache/keeper';
import { send } from '../send';
import { feeds, UnknownEventError, type Calendars } from './calendars';
import { icon } from './icons';
import { robots } from './robots';
import { siteFileEntry } from './site-file';
import { makeSitemap } from './sitemap';
import { iconPath, iconSizes, webManifest } from './web-manifest';

type Options = {
  settings: Settings;
  keeper: Keeper;
  answers: Answers;
  calendars: Calendars;
  /** The favicon's file, as it was built. */
  favicon: string;
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

const day = 86_400_000;

/** The files that belong to no page: for search engines, phones and calendars. */
export function serveSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, keeper, answers, calendars, favicon, showNotFound } = options;

  const serve = (key: string, make: Make) =>
    app.get(key, async (request, reply) => send(request, reply, await keeper.load(key, make)));

  const fixed = (key: string, contentType: string, text: () => string) =>
    serve(key, async () => ({
      entry: siteFileEntry({ key, contentType, text: text(), nouns: [], freshUntil: Date.now() + day }),
      keep: true,
    }));

  fixed('/robots.txt', 'text/plain; charset=utf-8', () => robots(settings.publicUrl));
  fixed('/site.webmanifest', 'application/manifest+json; charset=utf-8', () => webManifest(settings.brand));
  fixed('/favicon.svg', 'image/svg+xml', () => readFileSync(favicon, 'utf8'));
  for (const size of iconSizes) serve(iconPath(size), () => icon(iconPath(size), favicon, size));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect(iconPath(180), 301));

  serve('/sitemap.xml', () => makeSitemap(answers, settings.publicUrl));
  for (const [key, tapRoom] of Object.entries(feeds)) serve(key, () => calendars.feed(key, tapRoom));

  app.get<{ Params: { id: string } }>('/events/:id.ics', async (request, reply) => {
    const { id } = request.params;
    const key = `/events/${id}.ics`;
    const loaded = await keeper.load(key, () => calendars.file(key, id)).catch(nullIfUnknown);
    return loaded ? send(request, reply, loaded) : showNotFound(request, reply);
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof UnknownEventError) return null;
  throw error;
}
