import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeTarget } from '@domain/redirect/target';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import { unavailableRetryAfterSeconds } from '../../api/retry-after';
import type { RenderResult } from '../../site/boot/entry-server';
import { mustRevalidate, type ApiCache, matchEndpoint } from '../api/api-cache';
import type { FallbackContent } from '../api/fallback-content';
import { createEntry } from '../cache/entry';
import { sendCached } from '../cache/respond';
import {
  createDependencies,
  nextMinute,
  type CacheResult,
  type Dependencies,
  type Produced,
  type ResponseCache,
} from '../cache/response-cache';
import type { CmsClient } from '../cms-client';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Requester } from '../headers';
import type { SecurityHeaders } from '../security-headers';
import { siteConfig } from '../settings';
import { renderStatusPage, type StatusPage } from '../status-page';
import { splitUrl } from '../url';
import { addPreviewBar } from './preview-bar';
import type { Renderer } from './render-thread';
import { loadSite, notFoundPath, type ResolvedPage, findMoved } from './resolve-page';

const contentType = 'text/html; charset=utf-8';

const previewParam = 'preview';

/** The header that carries the token to the CMS. The proxy removes it from requests of clients. */
export const previewTokenHeader = 'x-preview-token';

/** The CMS's `GET /preview`. */
type Description = {
  /** The path of the page that shows the document. */
  path: string;
  /** Responses with this cache tag are loaded with the draft. */
  tag: string;
  name: string;
  isHidden: boolean;
  panelOrigins: string[];
};

export const getPreviewToken = (url: string): string | null =>
  url.includes(`${previewParam}=`) ? splitUrl(url).query.get(previewParam) : null;

/**
 * Anything else can't be a token, and some of it can't be sent as a header: the failed request would look like an outage
 * of the CMS.
 */
const tokenFormat = /^[\w-]{1,3000}\.[\w-]{1,100}$/;

const invalidLink: StatusPage = {
  title: 'That preview link isn’t valid',
  text: 'Part of the link is missing or was changed. Please open the preview from the panel again.',
};

/** Pages by the status of the CMS's response; any other failure looks like an invalid link. */
const problems: Record<number, StatusPage> = {
  403: invalidLink,
  404: { title: 'That can’t be previewed', text: 'It was deleted, or no page shows it anymore.' },
  410: {
    title: 'That preview has ended',
    text: 'Preview links work for 15 minutes. Please open the preview from the panel again.',
  },
};

type Options = {
  settings: Settings;
  renderer: Renderer;
  apiCache: ApiCache;
  cache: ResponseCache;
  cmsClient: CmsClient;
  security: SecurityHeaders;
  fallback: FallbackContent;
};

/** Rendered pages, cached unless they are private. They are the same for signed-in users. */
export function createPages({ settings, renderer, apiCache, cache, cmsClient, security, fallback }: Options) {
  // Renders share one thread; several run at a time because they also wait for the CMS.
  const limit = createConcurrencyLimit({ name: 'pages', concurrency: 8, perClient: 1, maxQueue: 200, maxPauseMs: 10 });
  const previewLimit = createConcurrencyLimit({ name: 'previews', concurrency: 2, maxQueue: 20 });

  const fetchDraft = (path: string, token: string) => cmsClient.get(path, { [previewTokenHeader]: token });

  const renderUrl = (url: string, site: Site, now: Date, { load }: Dependencies) =>
    renderer.render({ url, site: siteConfig(settings, site, now), settings: site.settings }, load);

  const htmlOf = (rendered: RenderResult) => {
    const { transformHtml = (html: string) => html } = renderer;
    return rendered.kind === 'page' ? transformHtml(rendered.html) : '';
  };
  const locationOf = (rendered: RenderResult) =>
    rendered.kind === 'redirect' && { Location: encodeTarget(rendered.location, settings.publicUrl) ?? '/' };

  async function render({ url, pattern, isPrivate }: ResolvedPage, requester: Requester): Promise<Produced> {
    const now = new Date();
    const dependencies = apiCache.trackDependencies(requester);
    const site = await loadSite(dependencies, fallback);
    // While the CMS can't be reached, an earlier page is as good as a new one, which could not be cached.
    const known = cache.get(url);
    if (known && dependencies.isStale()) return { entry: known, cacheable: false };
    const found = await renderUrl(url, site, now, dependencies);
    // The path of a beer or an event that was renamed.
    const moved =
      found.status === 404 && url !== notFoundPath ? await findMoved(dependencies, url, settings.publicUrl) : null;
    const rendered = moved ? { kind: 'redirect' as const, status: moved.status, location: moved.to } : found;
    const isSuccessful = rendered.kind === 'redirect' || (rendered.isComplete && rendered.status < 500);
    const cacheable = !isPrivate && !dependencies.isStale() && isSuccessful;
    const html = htmlOf(rendered);
    const entry = createEntry({
      key: url,
      route: pattern,
      status: rendered.status,
      contentType,
      body: html,
      compared: html.replace(now.toISOString(), ''),
      cacheControl: cacheable ? mustRevalidate : 'no-store',
      headers: {
        ...security.pages(site.settings),
        ...locationOf(rendered),
        ...(rendered.status === 503 && { 'Retry-After': String(unavailableRetryAfterSeconds) }),
      },
      tags: dependencies.tags(),
      storedAt: now.getTime(),
      expiresAt: Math.min(dependencies.expiresAt(), nextMinute(now.getTime())),
    });
    return { entry, cacheable };
  }

  const renderLimited = (page: ResolvedPage, requester: Requester): Promise<Produced> =>
    limit.run(() => render(page, requester), requester.network, page.url);

  /** Everything but the document is loaded as for visitors. */
  async function loadDraft(path: string, tag: string, token: string, requester: Requester): Promise<CacheResult> {
    const endpoint = matchEndpoint(`/api${path}`);
    if (!endpoint?.tags.includes(tag)) return apiCache.loadPath(path, requester);
    const { key } = endpoint;
    return {
      entry: createEntry({ key, ...(await fetchDraft(key, token)), cacheControl: 'no-store' }),
      cacheStatus: 'BYPASS',
    };
  }

  async function renderPreview(preview: Description, token: string, requester: Requester) {
    const dependencies = createDependencies((path) => loadDraft(path, preview.tag, token, requester));
    const site = await loadSite(dependencies, fallback);
    const rendered = await renderUrl(preview.path, site, new Date(), dependencies);
    return createEntry({
      key: preview.path,
      status: rendered.status,
      contentType,
      body: rendered.kind === 'page' ? addPreviewBar(htmlOf(rendered), preview) : '',
      cacheControl: 'no-store',
      headers: { ...security.previews(site.settings, preview.panelOrigins), ...locationOf(rendered) },
    });
  }

  const sendProblem = (reply: FastifyReply, status: number, panelOrigins: readonly string[] = []) =>
    reply
      .code(status in problems ? status : 403)
      .headers({ ...security.previewProblems(panelOrigins), 'Cache-Control': 'no-store' })
      .type(contentType)
      .send(renderStatusPage(problems[status] ?? invalidLink, fallback.site().settings));

  return {
    async load(page: ResolvedPage, requester: Requester): Promise<CacheResult> {
      if (page.isPrivate) return { entry: (await renderLimited(page, requester)).entry, cacheStatus: 'BYPASS' };
      const result = cache.load(page.url, () => renderLimited(page, requester));
      limit.share(page.url, requester.network);
      return result;
    },
    /**
     * Previews for users of the panel: a page of the site with a document that visitors don't see, at the page's own URL with
     * the token of a signed link in `?preview=`. The CMS checks the token with every request; nothing of a preview is cached.
     */
    async sendPreview(request: FastifyRequest, reply: FastifyReply, token: string, requester: Requester) {
      if (!tokenFormat.test(token)) return sendProblem(reply, 403);
      const response = await previewLimit.run(() => fetchDraft('/preview', token), requester.network);
      // An invalid link has no origins.
      const { preview, panelOrigins } = JSON.parse(response.body.toString()) as {
        preview?: Description;
        panelOrigins?: string[];
      };
      if (!preview) return sendProblem(reply, response.status, panelOrigins);
      const path = encodeURI(preview.path);
      if (splitUrl(request.url).path !== path) {
        // The link belongs to another document, or the document's path has changed.
        return reply.header('Cache-Control', 'no-store').redirect(`${path}?${previewParam}=${token}`, 302);
      }
      const entry = await previewLimit.run(() => renderPreview(preview, token, requester), requester.network);
      sendCached(request, reply, { entry, cacheStatus: 'BYPASS' });
      return reply;
    },
  };
}
