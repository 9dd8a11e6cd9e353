import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { allEventsFeedPath, calendarFilePath, taproomFeedPath } from '@domain/calendar/paths';
import type { Image } from '@domain/shared/response-schemas';
import type { SiteSettings } from '@domain/site/schema';
import { mustRevalidate } from '../api/api-cache';
import type { Dependencies } from '../cache/response-cache';
import { readUpload, type Originals } from '../images/originals';
import { findMoved } from '../pages/resolve-page';
import { openFileHeaders, uploadHeaders } from '../security-headers';
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
  type IconSize,
} from './brand-files';
import { createCards } from './cards';
import type { FileContext, SiteFile } from './site-file';
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

type Options = FileContext & {
  /** Paths of the built favicon and of the font of link previews. */
  favicon: string;
  cardFont: string;
  originals: Originals;
};

/** Registers the files that are not pages: for crawlers, home screens and calendars. */
export function registerSiteFiles(app: FastifyInstance, options: Options) {
  const { settings, favicon, cardFont, originals, createDependencies, loadSite, sendFile, handleNotFound } = options;
  const { publicUrl } = settings;
  const calendars = createCalendars({ settings, loadSite });
  const cards = createCards({ originals, font: cardFont, loadSite });
  const builtIn = { file: favicon, originals };
  const loadIcon = async (dependencies: Dependencies) => (await loadSite(dependencies)).settings.favicon;

  const register = (key: string, create: (dependencies: Dependencies) => Promise<SiteFile>) =>
    app.get(key, (request, reply) => sendFile(request, reply, key, create));

  const registerText = (key: string, contentType: string, write: (dependencies: Dependencies) => Promise<string>) =>
    register(key, async (dependencies) => ({ contentType, body: await write(dependencies) }));
  const registerManifest = (key: string, format: (current: SiteSettings) => string) =>
    registerText(key, 'application/manifest+json; charset=utf-8', async (dependencies) =>
      format((await loadSite(dependencies)).settings),
    );

  registerText('/robots.txt', 'text/plain; charset=utf-8', async () => formatRobots(publicUrl));
  registerText('/sitemap.xml', 'application/xml; charset=utf-8', async (dependencies) =>
    createSitemap(dependencies, await loadSite(dependencies), publicUrl),
  );
  registerManifest('/site.webmanifest', formatWebManifest);
  registerManifest(barManifestPath, formatBarManifest);
  for (const size of iconSizes) {
    register(iconPath(size), async (dependencies) =>
      createIcon(builtIn, size, await loadIcon(dependencies), dependencies),
    );
  }
  app.get(builtInIcon, async (request, reply) => {
    const icon = await loadIcon(createDependencies(request));
    // An uploaded PNG.
    if (!vectorIconOf(icon)) return reply.redirect(iconUrl(192, icon), 302);
    return sendFile(request, reply, builtInIcon, async (dependencies) =>
      createIcon(builtIn, 'vector', await loadIcon(dependencies), dependencies),
    );
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

  register(allEventsFeedPath, (dependencies) => calendars.createFeed('All', dependencies));

  /** The feed of a taproom, also below a former slug, or the file of an event. */
  app.get<{ Params: { id: string } }>(calendarFilePath(':id'), async (request, reply) => {
    const { id } = request.params;
    const current = createDependencies(request);
    const taproom = await calendars.findTaproom(id, current);
    if (taproom) {
      return sendFile(request, reply, taproomFeedPath(taproom.slug), (dependencies) =>
        calendars.createFeed(taproom.name, dependencies),
      );
    }
    // Checked here: a failing producer keeps the file of an event that is no longer public.
    const event = await calendars.findEvent(id, current);
    if (event) {
      return sendFile(request, reply, calendarFilePath(id), async (dependencies) =>
        calendars.createFile((await calendars.findEvent(id, dependencies)) ?? event, dependencies),
      );
    }
    const moved = await findMoved(current, request.url, publicUrl);
    if (!moved) return handleNotFound(request, reply);
    return reply.header('Cache-Control', mustRevalidate).redirect(moved.to, moved.status);
  });
}

/** The color of the header, behind a transparent icon on phones, which would show it on black. */
const background = '#14110f';

const toPng = (body: Buffer, size: IconSize, isUploaded: boolean) => {
  const image = sharp(body, { density: 288 }).resize(size, size, { fit: 'contain', background: '#0000' });
  return (isUploaded && size === 180 ? image.flatten({ background }) : image).png({ palette: true }).toBuffer();
};

/**
 * The icon as a PNG, or as the SVG that it is. `file` is the built-in one, an SVG, which replaces one that can't be read; it is
 * not cached then.
 */
async function createIcon(
  { file, originals }: { file: string; originals: Originals },
  size: IconSize | 'vector',
  favicon: Image | null,
  dependencies: Dependencies,
): Promise<SiteFile> {
  const uploaded = favicon && (await readUpload(originals, favicon.url).catch(() => null));
  const original = uploaded ?? (await readFile(file));
  const body =
    size === 'vector'
      ? original
      : await toPng(original, size, uploaded !== null).catch(async () => toPng(await readFile(file), size, false));
  const isCacheable = (!favicon || uploaded !== null) && !dependencies.isStale();
  return {
    contentType: size === 'vector' ? 'image/svg+xml' : 'image/png',
    body,
    cacheControl: isCacheable ? 'public, max-age=86400' : 'no-store',
    headers: uploadHeaders,
    isCacheable,
  };
}
