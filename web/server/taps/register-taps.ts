/** What tap lists have besides their pages: menus and tents to print, embedded lists with oEmbed, and feeds. */
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import {
  embedPath,
  embedScriptPath,
  parseEmbedOptions,
  parsePrintOptions,
  printPath,
  tapFeedFormats,
  tapFeedPath,
  tentsPath,
  type TapFeedFormat,
  parseTables,
} from '../../domain/tap-paths';
import type { TapList } from '@domain/tap/schema';
import { defaultTaproomPath } from '@domain/taproom/slug';
import type { TaproomSummary } from '@domain/taproom/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mustRevalidate } from '../api/api-cache';
import type { EntryInput } from '../cache/entry';
import { produceFrom, type Dependencies, type ResponseCache } from '../cache/response-cache';
import { sendCached } from '../cache/respond';
import { openToOtherOrigins, setHeaders, type RawHeaders, clientNetwork } from '../headers';
import { toBrandAssets, withBrandAssets } from '../pages/page-assets';
import { findMoved } from '../pages/moved';
import type { Renderer } from '../pages/render-thread';
import { openFileHeaders, openHeaders, type SecurityHeaders } from '../security-headers';
import { splitUrl } from '../url';
import { renderEmbed, embedScript, hostScript } from './embed/embed-document';
import { createFeed, formatJsonFeed, formatRss } from './feed';
import { createOembed, findEmbedded, formatOembedXml } from './oembed';
import { renderMenu } from './print/menu-document';
import { createTableCodes } from './print/table-codes';
import { renderTents, tentsStyle } from './print/tents-document';

type Options = {
  settings: Settings;
  cache: ResponseCache;
  renderer: Pick<Renderer, 'assetsOf' | 'fileOf'>;
  security: SecurityHeaders;
  createDependencies: (request: FastifyRequest) => Dependencies;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

type TaproomRequest = FastifyRequest<{ Params: { taproom: string } }>;

const html = 'text/html; charset=utf-8';
const printStyles = 'server/taps/print/print.css';
const printScript = 'server/taps/print/print.ts';
const embedStyles = 'server/taps/embed/embed.css';
const defaultTables = '1-12';
const feedHeaders: RawHeaders = [...openHeaders, ...openToOtherOrigins];

async function loadLists(dependencies: Dependencies, slug: string | null): Promise<TapList[]> {
  const { taprooms, tapList } = await dependencies.fetch<{ taprooms?: TapList[]; tapList?: TapList }>(
    slug === null ? '/taps' : `/taps/${slug}`,
  );
  return taprooms ?? (tapList ? [tapList] : []);
}

export function registerTaps(app: FastifyInstance, options: Options) {
  const { settings, cache, renderer, security, createDependencies, loadSite, handleNotFound } = options;
  const { publicUrl } = settings;
  const encodeTables = createTableCodes();

  const assetsFor = (site: Site, styles: string) => {
    const { fonts, ...assets } = withBrandAssets(
      renderer.assetsOf([]),
      toBrandAssets({ ...site.settings, theme: 'dark' }),
    );
    // Lists have a theme of their own.
    const theme = assets.styles.filter((href) => href.startsWith('/theme.css'));
    return { ...assets, fonts, styles: [renderer.fileOf(styles), ...theme] };
  };

  const printAssetsFor = (site: Site) => ({
    ...assetsFor(site, printStyles),
    script: renderer.fileOf(printScript),
  });

  const produce = (dependencies: Dependencies, file: Omit<EntryInput, 'cacheControl'>) =>
    produceFrom(dependencies, { ...file, cacheControl: mustRevalidate });

  /** Of an active taproom. The paths of a former slug redirect. */
  async function findTaproom(slug: string, taprooms: readonly TaproomSummary[], dependencies: Dependencies) {
    const taproom = taprooms.find((each) => each.slug === slug.toLowerCase());
    if (taproom) return taproom;
    const moved = await findMoved(dependencies, defaultTaproomPath(encodeURIComponent(slug)), publicUrl);
    return taprooms.find(({ path, slug: present }) => moved?.to === path || moved?.to === defaultTaproomPath(present));
  }

  type Show = (taproom: TaproomSummary, site: Site, dependencies: Dependencies) => Promise<unknown>;

  const registerForTaproom = (path: string, show: (request: TaproomRequest, reply: FastifyReply) => Show) =>
    app.get<{ Params: { taproom: string } }>(path, async (request, reply) => {
      const dependencies = createDependencies(request);
      const site = await loadSite(dependencies);
      const slug = request.params.taproom;
      const taproom = await findTaproom(slug, site.taprooms, dependencies);
      if (!taproom) return handleNotFound(request, reply);
      if (taproom.slug !== slug) {
        const { path: requested, query } = splitUrl(request.url);
        const location = requested.replace(/^\/taps\/[^/]+/, `/taps/${taproom.slug}`);
        return reply.header('Cache-Control', mustRevalidate).redirect(query.size ? `${location}?${query}` : location);
      }
      return show(request, reply)(taproom, site, dependencies);
    });

  registerForTaproom('/taps/:taproom/print', (request, reply) => async ({ slug }, _site, dependencies) => {
    const printOptions = parsePrintOptions(splitUrl(request.url).query);
    const [list] = await loadLists(dependencies, slug);
    if (!list) return handleNotFound(request, reply);
    const key = printPath(slug, printOptions);
    const result = await cache.load(key, async () => {
      const current = createDependencies(request);
      const [site, [currentList = list]] = await Promise.all([loadSite(current), loadLists(current, slug)]);
      const menu = renderMenu({
        list: currentList,
        options: printOptions,
        brand: site.settings,
        publicUrl,
        assets: printAssetsFor(site),
        now: new Date(),
      });
      const headers = security.printed(menu.style);
      return produce(current, { key, contentType: html, body: menu.html, headers });
    });
    return sendCached(request, reply, result);
  });

  registerForTaproom('/taps/:taproom/tents', (request, reply) => async (taproom, site, dependencies) => {
    const text = splitUrl(request.url).query.get('tables') ?? defaultTables;
    const tables = parseTables(text);
    const key = tentsPath(taproom.slug, text);
    const assets = printAssetsFor(site);
    const source = { taproom, text, tables, codes: new Map(), brand: site.settings, publicUrl, assets };
    const headers = security.printed(tentsStyle);
    if (tables.error !== null) {
      setHeaders(reply, headers);
      return reply.code(400).header('Cache-Control', 'no-store').type(html).send(renderTents(source));
    }
    const produceTents = async () => {
      const client = clientNetwork(request.raw, settings.trustedProxies);
      const encoded = { publicUrl, slug: taproom.slug, tables: tables.tables };
      const rendered = await encodeTables(client, encoded, (codes) => renderTents({ ...source, codes }));
      return produce(dependencies, { key, contentType: html, body: rendered, headers });
    };
    return sendCached(request, reply, await cache.load(key, produceTents));
  });

  const embedHeaders = security.embedded({ style: '', script: embedScript });

  async function sendEmbed(request: FastifyRequest, reply: FastifyReply, slug: string | null) {
    const embedOptions = parseEmbedOptions(splitUrl(request.url).query);
    const dependencies = createDependencies(request);
    const site = await loadSite(dependencies);
    const source = {
      options: embedOptions,
      brandName: site.settings.name,
      publicUrl,
      assets: assetsFor(site, embedStyles),
      now: new Date(),
    };
    /** The site's own error pages can't be shown in a frame. */
    const sendProblem = (status: number, problem: string) => {
      setHeaders(reply, embedHeaders);
      const text = renderEmbed({ ...source, lists: [], problem });
      return reply.code(status).header('Cache-Control', 'no-store').type(html).send(text);
    };
    const taproom = slug === null ? null : await findTaproom(slug, site.taprooms, dependencies);
    if (taproom === undefined) return sendProblem(404, 'There is no such tap list.');
    const key = embedPath(taproom?.slug ?? null, embedOptions);
    if (taproom && taproom.slug !== slug) return reply.header('Cache-Control', mustRevalidate).redirect(key);
    try {
      const result = await cache.load(key, async () => {
        const current = createDependencies(request);
        await loadSite(current);
        const lists = await loadLists(current, taproom?.slug ?? null);
        const problem = lists.length === 0 ? 'There is no tap list right now.' : undefined;
        const body = renderEmbed({ ...source, lists, problem });
        // The script of a sandboxed frame, which has another origin, loads it again.
        return produce(current, { key, contentType: html, body, headers: embedHeaders, isOpenToOtherOrigins: true });
      });
      return sendCached(request, reply, result);
    } catch (error) {
      request.log.warn(error, 'A tap list could not be embedded');
      return sendProblem(503, 'The tap list can’t be shown right now. Please try again in a minute.');
    }
  }

  app.get('/embed/taps', (request, reply) => sendEmbed(request, reply, null));
  app.get<{ Params: { taproom: string } }>('/embed/taps/:taproom', (request, reply) =>
    sendEmbed(request, reply, request.params.taproom),
  );
  app.get(embedScriptPath, (_request, reply) => {
    setHeaders(reply, openFileHeaders);
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(hostScript);
  });

  app.get('/oembed', async (request, reply) => {
    const { query } = splitUrl(request.url);
    const site = await loadSite(createDependencies(request));
    setHeaders(reply, feedHeaders);
    reply.header('Cache-Control', mustRevalidate);
    const format = query.get('format') ?? 'json';
    if (format !== 'json' && format !== 'xml') return reply.code(501).send('Formats are json and xml\n');
    const slug = findEmbedded(query.get('url') ?? '', publicUrl, site.taprooms);
    if (slug === undefined) return reply.code(404).send('No page with a tap list has this URL\n');
    const brandName = site.settings.name;
    const name = site.taprooms.find((taproom) => taproom.slug === slug)?.name ?? brandName;
    const oembed = createOembed({ slug, name, brandName, publicUrl, query });
    return format === 'json'
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(oembed))
      : reply.type('text/xml; charset=utf-8').send(formatOembedXml(oembed));
  });

  const feeds = {
    json: { contentType: 'application/feed+json; charset=utf-8', write: formatJsonFeed },
    xml: { contentType: 'application/rss+xml; charset=utf-8', write: formatRss },
  } satisfies Record<TapFeedFormat, object>;

  for (const format of tapFeedFormats) {
    app.get(tapFeedPath(format), async (request, reply) => {
      const asked = splitUrl(request.url).query.get('taproom')?.trim() || null;
      const dependencies = createDependencies(request);
      const { taprooms } = await loadSite(dependencies);
      const taproom = asked === null ? null : await findTaproom(asked, taprooms, dependencies);
      if (taproom === undefined) return handleNotFound(request, reply);
      const slug = taproom?.slug ?? null;
      const key = tapFeedPath(format, slug);
      const result = await cache.load(key, async () => {
        const current = createDependencies(request);
        const site = await loadSite(current);
        const lists = await loadLists(current, slug);
        const feed = createFeed({ lists, slug, brandName: site.settings.name, publicUrl }, format);
        const { contentType, write } = feeds[format];
        return produce(current, { key, contentType, body: write(feed), headers: feedHeaders });
      });
      return sendCached(request, reply, result);
    });
  }
}
