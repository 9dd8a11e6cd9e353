/** What tap lists have besides their pages: menus and tents to print, embedded lists with oEmbed, and feeds. */
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
import type { TaproomSummary } from '@domain/taproom/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mustRevalidate } from '../api/api-cache';
import type { Dependencies } from '../cache/response-cache';
import { openToOtherOrigins, type ResponseHeaders } from '../headers';
import { findByFormerSlug, findMoved } from '../pages/resolve-page';
import type { Renderer } from '../pages/render-thread';
import { openFileHeaders, openHeaders, type SecurityHeaders } from '../security-headers';
import { iconLink, themeUrl } from '../site-files/brand-files';
import type { FileContext } from '../site-files/site-file';
import { splitUrl } from '../url';
import { renderEmbed, embedScript, hostScript } from './embed';
import { createFeed, createOembed, findEmbedded, formatJsonFeed, formatRss } from './feed';
import { renderMenu } from './menu';
import { renderTents, tentsStyle } from './tents';

type Options = FileContext & { renderer: Pick<Renderer, 'assetsOf' | 'fileOf'>; security: SecurityHeaders };

type TaproomRoute = { Params: { taproom: string } };
type ShowTaproom = (request: FastifyRequest, reply: FastifyReply, taproom: TaproomSummary) => Promise<unknown>;

const html = 'text/html; charset=utf-8';
const defaultTables = '1-12';
const feedHeaders: ResponseHeaders = { ...openHeaders, ...openToOtherOrigins };

/** A document with a problem. */
const sendProblem = (reply: FastifyReply, status: number, headers: ResponseHeaders, body: string) =>
  reply
    .code(status)
    .headers({ ...headers, 'Cache-Control': 'no-store' })
    .type(html)
    .send(body);

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

  /** Frames have a theme of their own, and paper has none. */
  const assetsFor = ({ settings: look }: Site) => {
    const theme = themeUrl({ ...look, theme: 'dark' });
    return {
      icon: iconLink(look.favicon),
      fonts: renderer.assetsOf([]).fontPairs.barlow.fonts,
      styles: [renderer.fileOf('server/taps/documents.css'), ...(theme ? [theme] : [])],
      script: renderer.fileOf('server/taps/print.ts'),
    };
  };

  /** Finds active taprooms. The paths of a former slug redirect. */
  const findTaproom = async (slug: string, taprooms: readonly TaproomSummary[], dependencies: Dependencies) =>
    taprooms.find((each) => each.slug === slug.toLowerCase()) ??
    (await findByFormerSlug(slug, taprooms, (path) => findMoved(dependencies, path, publicUrl)));

  const registerForTaproom = (route: string, show: ShowTaproom) =>
    app.get<TaproomRoute>(route, async (request, reply) => {
      const dependencies = createDependencies(request);
      const slug = request.params.taproom;
      const taproom = await findTaproom(slug, (await loadSite(dependencies)).taprooms, dependencies);
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
      const source = { brand: site.settings, publicUrl, assets: assetsFor(site), now: new Date() };
      const menu = renderMenu({ list: current, options, ...source });
      return { contentType: html, body: menu.html, headers: security.printed(menu.style) };
    });
  });

  registerForTaproom('/taps/:taproom/tents', async (request, reply, taproom) => {
    const text = splitUrl(request.url).query.get('tables') ?? defaultTables;
    const tables = parseTables(text);
    const headers = security.printed(tentsStyle);
    const sourceOf = (site: Site) =>
      ({ taproom, text, tables, brand: site.settings, publicUrl, assets: assetsFor(site) }) as const;
    if (tables.error !== null)
      return sendProblem(reply, 400, headers, renderTents(sourceOf(await loadSite(createDependencies(request)))));
    return sendFile(request, reply, tentsPath(taproom.slug, text), async (dependencies) => ({
      contentType: html,
      body: renderTents(sourceOf(await loadSite(dependencies))),
      headers,
    }));
  });

  const embedHeaders = security.embedded({ style: '', script: embedScript });

  async function sendEmbed(request: FastifyRequest, reply: FastifyReply, slug: string | null) {
    const options = parseEmbedOptions(splitUrl(request.url).query);
    const current = createDependencies(request);
    const site = await loadSite(current);
    const source = { options, brandName: site.settings.name, publicUrl, assets: assetsFor(site), now: new Date() };
    /** The site's own error pages can't be shown in a frame. */
    const sendText = (status: number, problem: string) =>
      sendProblem(reply, status, embedHeaders, renderEmbed({ ...source, lists: [], problem }));
    const taproom = slug === null ? null : await findTaproom(slug, site.taprooms, current);
    if (taproom === undefined) return sendText(404, 'There is no such tap list.');
    const key = embedPath(taproom?.slug ?? null, options);
    if (taproom && taproom.slug !== slug) return reply.header('Cache-Control', mustRevalidate).redirect(key);
    try {
      return await sendFile(request, reply, key, async (dependencies) => {
        await loadSite(dependencies);
        const lists = await loadLists(dependencies, taproom?.slug ?? null);
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
  app.get(embedScriptPath, (_request, reply) => {
    return reply
      .headers({ ...openFileHeaders, 'Cache-Control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(hostScript);
  });

  app.get('/oembed', async (request, reply) => {
    const { query } = splitUrl(request.url);
    const site = await loadSite(createDependencies(request));
    reply.headers({ ...feedHeaders, 'Cache-Control': mustRevalidate });
    if ((query.get('format') ?? 'json') !== 'json') return reply.code(501).send('The format is json\n');
    const slug = findEmbedded(query.get('url') ?? '', publicUrl, site.taprooms);
    if (slug === undefined) return reply.code(404).send('No page with a tap list has this URL\n');
    const brandName = site.settings.name;
    const name = site.taprooms.find((taproom) => taproom.slug === slug)?.name ?? brandName;
    const oembed = createOembed({ slug, name, brandName, publicUrl, query });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(oembed));
  });

  const feeds = {
    json: { contentType: 'application/feed+json; charset=utf-8', write: formatJsonFeed },
    xml: { contentType: 'application/rss+xml; charset=utf-8', write: formatRss },
  } satisfies Record<TapFeedFormat, object>;

  for (const format of tapFeedFormats) {
    app.get(tapFeedPath(format), async (request, reply) => {
      const asked = splitUrl(request.url).query.get('taproom')?.trim() || null;
      const current = createDependencies(request);
      const taproom = asked && (await findTaproom(asked, (await loadSite(current)).taprooms, current));
      if (taproom === undefined) return handleNotFound(request, reply);
      const slug = taproom ? taproom.slug : null;
      return sendFile(request, reply, tapFeedPath(format, slug), async (dependencies) => {
        const [site, lists] = await Promise.all([loadSite(dependencies), loadLists(dependencies, slug)]);
        const feed = createFeed({ lists, slug, brandName: site.settings.name, publicUrl }, format);
        const { contentType, write } = feeds[format];
        return { contentType, body: write(feed), headers: feedHeaders };
      });
    });
  }
}
