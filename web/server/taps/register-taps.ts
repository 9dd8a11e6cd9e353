/** What tap lists have besides their pages: menus and tents to print, embedded lists with oEmbed, and feeds. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '@domain/site/schema';
import { describeDrink, formatPour } from '@domain/tap/display';
import type { TapList } from '@domain/tap/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import {
  embedPath,
  embedScriptPath,
  parseEmbedOptions,
  parsePrintOptions,
  parseTables,
  printPath,
  tapFeedFormats,
  tapFeedPath,
  tapListPath,
  tentsPath,
  type TapFeedFormat,
} from '../../domain/tap-paths';
import { mustRevalidate } from '../api/api-cache';
import type { Dependencies } from '../cache/response-cache';
import { openToOtherOrigins, type ResponseHeaders } from '../headers';
import type { Renderer } from '../pages/render-thread';
import { findByFormerSlug, findMoved } from '../pages/resolve-page';
import { openFileHeaders, openHeaders, type SecurityHeaders } from '../security-headers';
import { iconLink, themeUrl } from '../site-files/brand-files';
import type { FileContext } from '../site-files/site-files';
import { escapeHtml } from '../status-page';
import { splitUrl } from '../url';
import { renderTents, tentsStyle } from './document';
import { renderEmbed, embedScript, hostScript } from './embed';
import { renderMenu } from './menu';

type Options = FileContext & { renderer: Pick<Renderer, 'assetsOf' | 'fileOf'>; security: SecurityHeaders };

type TaproomRoute = { Params: { taproom: string } };
type ShowTaproom = (request: FastifyRequest, reply: FastifyReply, taproom: TaproomSummary) => Promise<unknown>;

const html = 'text/html; charset=utf-8';
const defaultTables = '1-12';
const feedHeaders: ResponseHeaders = { ...openHeaders, ...openToOtherOrigins };
const feedTypes = { json: 'application/feed+json; charset=utf-8', xml: 'application/rss+xml; charset=utf-8' } as const;

/** A document with a problem. */
const sendProblem = (reply: FastifyReply, status: number, headers: ResponseHeaders, body: string) =>
  reply
    .code(status)
    .headers({ ...headers, 'Cache-Control': 'no-store' })
    .type(html)
    .send(body);

/** `slug` null: of all taprooms. */
async function loadLists(dependencies: Dependencies, slug: string | null): Promise<TapList[]> {
  const { taprooms, tapList } = await dependencies.fetch<{ taprooms?: TapList[]; tapList?: TapList }>(
    slug === null ? '/taps' : `/taps/${slug}`,
  );
  return taprooms ?? (tapList ? [tapList] : []);
}

export function registerTaps(
  app: FastifyInstance,
  { settings, renderer, security, createDependencies, loadSite, sendFile, handleNotFound }: Options,
) {
  const { publicUrl } = settings;

  /** What every document has. Frames have a theme of their own, and paper has none. */
  function toSource({ settings: brand }: Site) {
    const theme = themeUrl({ ...brand, theme: 'dark' });
    const assets = {
      icon: iconLink(brand.favicon),
      fonts: renderer.assetsOf([]).fontPairs.barlow.fonts,
      styles: [renderer.fileOf('server/taps/documents.css'), ...(theme ? [theme] : [])],
      script: renderer.fileOf('server/taps/print.ts'),
    };
    return { brand, assets, publicUrl, now: new Date() };
  }

  /** Finds an active taproom, also by a former slug. Null for all of them, undefined for an unknown one. */
  async function findTaproom(slug: string | null, current: Dependencies) {
    if (slug === null) return null;
    const { taprooms } = await loadSite(current);
    const find = (path: string) => findMoved(current, path, publicUrl);
    return taprooms.find((each) => each.slug === slug.toLowerCase()) ?? findByFormerSlug(slug, taprooms, find);
  }

  /** The paths of a former slug redirect. */
  const registerForTaproom = (route: string, show: ShowTaproom) =>
    app.get<TaproomRoute>(route, async (request, reply) => {
      const slug = request.params.taproom;
      const taproom = await findTaproom(slug, createDependencies(request));
      if (!taproom) return handleNotFound(request, reply);
      if (taproom.slug === slug) return show(request, reply, taproom);
      const { path, query } = splitUrl(request.url);
      const location = path.replace(/^\/taps\/[^/]+/, `/taps/${taproom.slug}`);
      return reply.header('Cache-Control', mustRevalidate).redirect(query.size ? `${location}?${query}` : location);
    });

  registerForTaproom('/taps/:taproom/print', async (request, reply, { slug }) => {
    const options = parsePrintOptions(splitUrl(request.url).query);
    const [list] = await loadLists(createDependencies(request), slug);
    if (!list) return handleNotFound(request, reply);
    return sendFile(request, reply, printPath(slug, options), async (dependencies) => {
      const [site, [current = list]] = await Promise.all([loadSite(dependencies), loadLists(dependencies, slug)]);
      const menu = renderMenu({ list: current, options, ...toSource(site) });
      return { contentType: html, body: menu.html, headers: security.printed(menu.style) };
    });
  });

  registerForTaproom('/taps/:taproom/tents', async (request, reply, taproom) => {
    const text = splitUrl(request.url).query.get('tables') ?? defaultTables;
    const tables = parseTables(text);
    const headers = security.printed(tentsStyle);
    const render = async (dependencies: Dependencies) =>
      renderTents({ taproom, text, tables, ...toSource(await loadSite(dependencies)) });
    if (tables.error !== null) return sendProblem(reply, 400, headers, await render(createDependencies(request)));
    return sendFile(request, reply, tentsPath(taproom.slug, text), async (dependencies) => ({
      contentType: html,
      body: await render(dependencies),
      headers,
    }));
  });

  const embedHeaders = security.embedded(embedScript);

  async function sendEmbed(request: FastifyRequest, reply: FastifyReply, slug: string | null) {
    const options = parseEmbedOptions(splitUrl(request.url).query);
    const current = createDependencies(request);
    const source = { options, ...toSource(await loadSite(current)) };
    /** The site's own error pages can't be shown in a frame. */
    const sendText = (status: number, problem: string) =>
      sendProblem(reply, status, embedHeaders, renderEmbed({ ...source, lists: [], problem }));
    const taproom = await findTaproom(slug, current);
    if (taproom === undefined) return sendText(404, 'There is no such tap list.');
    const found = taproom?.slug ?? null;
    const key = embedPath(found, options);
    if (found !== slug) return reply.header('Cache-Control', mustRevalidate).redirect(key);
    try {
      return await sendFile(request, reply, key, async (dependencies) => {
        await loadSite(dependencies);
        const lists = await loadLists(dependencies, found);
        const problem = lists.length === 0 ? 'There is no tap list right now.' : undefined;
        const body = renderEmbed({ ...source, lists, problem });
        // The script of a sandboxed frame, which has another origin, loads it again.
        return { contentType: html, body, headers: embedHeaders, isOpenToOtherOrigins: true };
      });
    } catch (error) {
      request.log.warn(error, 'A tap list could not be embedded');
      return sendText(503, 'The tap list can’t be shown right now. Please try again in a minute.');
    }
  }

  app.get('/embed/taps', (request, reply) => sendEmbed(request, reply, null));
  app.get<TaproomRoute>('/embed/taps/:taproom', (request, reply) => sendEmbed(request, reply, request.params.taproom));
  app.get(embedScriptPath, (_request, reply) =>
    reply
      .headers({ ...openFileHeaders, 'Cache-Control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(hostScript),
  );

  app.get('/oembed', async (request, reply) => {
    const { query } = splitUrl(request.url);
    const site = await loadSite(createDependencies(request));
    reply.headers({ ...feedHeaders, 'Cache-Control': mustRevalidate });
    if ((query.get('format') ?? 'json') !== 'json') return reply.code(501).send('The format is json\n');
    const oembed = createOembed(query, site, publicUrl);
    if (!oembed) return reply.code(404).send('No page with a tap list has this URL\n');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(oembed));
  });

  for (const format of tapFeedFormats) {
    app.get(tapFeedPath(format), async (request, reply) => {
      const asked = splitUrl(request.url).query.get('taproom')?.trim() || null;
      const taproom = await findTaproom(asked, createDependencies(request));
      if (taproom === undefined) return handleNotFound(request, reply);
      const slug = taproom?.slug ?? null;
      return sendFile(request, reply, tapFeedPath(format, slug), async (dependencies) => {
        const [site, lists] = await Promise.all([loadSite(dependencies), loadLists(dependencies, slug)]);
        const feed = createFeed({ lists, slug, brandName: site.settings.name, publicUrl }, format);
        return {
          contentType: feedTypes[format],
          body: format === 'json' ? JSON.stringify(feed) : formatRss(feed),
          headers: feedHeaders,
        };
      });
    });
  }
}

// Feeds of newly tapped beers: JSON Feed 1.1 and RSS 2.0.

type FeedSource = { lists: readonly TapList[]; slug: string | null; brandName: string; publicUrl: string };

const maxItems = 50;

/** A JSON Feed. */
function createFeed({ lists, slug, brandName, publicUrl }: FeedSource, format: TapFeedFormat) {
  const name = slug === null ? '' : (lists[0]?.taproom.name ?? '');
  const items = lists.flatMap(({ taproom, on }) =>
    on.flatMap(({ _id, drink, pours, tappedAt }) => {
      if (tappedAt === null) return [];
      const title = `${drink.name} is on tap at ${taproom.name}`;
      return {
        id: `${publicUrl}/taps#${_id}`,
        url: publicUrl + (drink.slug ? `/beers/${encodeURIComponent(drink.slug)}` : tapListPath(taproom.slug)),
        title,
        content_text: [describeDrink(drink), pours.map(formatPour).join(', ')].filter(Boolean).join('. ') || title,
        date_published: tappedAt,
      };
    }),
  );
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: name ? `Newly tapped at ${brandName}, ${name}` : `Newly tapped at ${brandName}`,
    description: 'The latest kegs on tap',
    home_page_url: publicUrl + (slug === null ? '/taps' : tapListPath(slug)),
    feed_url: publicUrl + tapFeedPath(format, slug),
    language: 'en-US',
    items: items
      .sort((left, right) => Date.parse(right.date_published) - Date.parse(left.date_published))
      .slice(0, maxItems),
  };
}

/** XML has no such characters, not even escaped. */
// oxlint-disable-next-line no-control-regex
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string) => escapeHtml(text.replace(invalidInXml, ''));

/**
 * Readers show titles and descriptions as HTML, some after decoding them once more, and HTML decodes `&#60` and `&lt` without
 * a semicolon, too. Another `&` is valid there, and stays readable in those that show text.
 */
const escapeForReaders = (text: string) =>
  escapeXml(
    text
      .replace(/&(?=#|\w+;|[lg]t|amp|quot)/gi, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  );

const formatRss = ({ title, description, home_page_url: home, feed_url: self, items }: ReturnType<typeof createFeed>) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeForReaders(title)}</title>`,
    `<link>${escapeXml(home)}</link>`,
    `<description>${escapeForReaders(description)}</description>`,
    '<language>en-us</language>',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item><title>${escapeForReaders(item.title)}</title><link>${escapeXml(item.url)}</link>` +
        `<guid isPermaLink="false">${escapeXml(item.id)}</guid>` +
        `<pubDate>${new Date(item.date_published).toUTCString()}</pubDate>` +
        `<description>${escapeForReaders(item.content_text)}</description></item>`,
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

// oEmbed 1.0 of pages with a tap list (https://oembed.com).

/** The slug of the taproom whose list a page shows, null for all; undefined for any other page. */
function findEmbedded(url: string, publicUrl: string, { taprooms }: Site): string | null | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const findSlug = (slug: string) => taprooms.find((taproom) => taproom.slug === slug.toLowerCase())?.slug;
  if (path === '/taps') return searchParams.has('taproom') ? findSlug(searchParams.get('taproom') ?? '') : null;
  if (path === '/embed/taps') return null;
  if (path.startsWith('/embed/taps/')) return findSlug(path.slice('/embed/taps/'.length));
  return taprooms.find((taproom) => taproom.path.toLowerCase() === path)?.slug;
}

/** In pixels. Narrower frames are not readable. */
const frameWidth = { min: 280, usual: 600 };
const frameHeight = { min: 200, usual: 700 };

/** Within the consumer's maximum, which may be missing or no number. */
function fitSide({ min, usual }: typeof frameWidth, max: string | null): number {
  const limit = Number(max);
  return limit > 0 ? Math.max(min, Math.min(usual, Math.floor(limit))) : usual;
}

/** Null if no page with a tap list has the URL. */
function createOembed(query: URLSearchParams, site: Site, publicUrl: string) {
  const slug = findEmbedded(query.get('url') ?? '', publicUrl, site);
  if (slug === undefined) return null;
  const brandName = site.settings.name;
  const title = `On tap at ${site.taprooms.find((taproom) => taproom.slug === slug)?.name ?? brandName}`;
  const width = fitSide(frameWidth, query.get('maxwidth'));
  const height = fitSide(frameHeight, query.get('maxheight'));
  const src = escapeHtml(publicUrl + embedPath(slug));
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: brandName,
    provider_url: publicUrl,
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
  };
}
