/**
 * Previews for users of the panel: a page of the site with a document that visitors don't see, at the page's own URL with
 * the token of a signed link in `?preview=`. The CMS checks the token with every request; nothing of a preview is cached.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeTarget } from '@domain/redirect/target';
import type { Settings } from '@domain/settings/settings';
import * as z from 'zod';
import type { ApiCache } from '../api/api-cache';
import { matchEndpoint } from '../api/endpoints';
import type { FallbackContent } from '../api/fallback-content';
import { createDependencies, type CacheResult } from '../cache/response-cache';
import { createEntry } from '../cache/entry';
import { sendCached } from '../cache/respond';
import type { CmsClient, UpstreamResponse } from '../cms-client';
import { createConcurrencyLimit } from '../concurrency-limit';
import { setHeaders, type Requester } from '../headers';
import { toBrandAssets } from '../pages/page-assets';
import { loadSite } from '../pages/resolve-page';
import type { Renderer } from '../pages/render-thread';
import type { SecurityHeaders } from '../security-headers';
import { siteConfig } from '../settings';
import { renderStatusPage, statusPages, type StatusPage } from '../status-page';
import { splitUrl } from '../url';
import { addPreviewBar } from './bar';

const previewParam = 'preview';

/** The header that carries the token to the CMS. The proxy removes it from requests of clients. */
export const previewTokenHeader = 'x-preview-token';

/** The CMS's `GET /preview`. */
const description = z.object({
  preview: z.object({
    /** The path of the page that shows the document. */
    path: z.string(),
    /** Responses with this cache tag are loaded with the draft. */
    tag: z.string(),
    name: z.string(),
    isHidden: z.boolean(),
    panelOrigins: z.array(z.string()),
  }),
});

type Description = z.infer<typeof description>['preview'];

type Options = {
  settings: Settings;
  renderer: Renderer;
  apiCache: ApiCache;
  cmsClient: CmsClient;
  security: SecurityHeaders;
  fallback: FallbackContent;
};

export const getPreviewToken = (url: string): string | null =>
  url.includes(`${previewParam}=`) ? splitUrl(url).query.get(previewParam) : null;

/**
 * Anything else can't be a token, and some of it can't be sent as a header: the failed request would look like an outage
 * of the CMS.
 */
const tokenFormat = /^[\w-]{1,3000}\.[\w-]{1,100}$/;

/** Pages by the status of the CMS's response; any other failure looks like an invalid link. */
const problems: Record<number, StatusPage> = {
  403: statusPages.previewInvalid,
  404: statusPages.previewFailed,
  410: statusPages.previewExpired,
};

/** The body of the CMS's other responses. An invalid link has no origins. */
const problemBody = z.object({ panelOrigins: z.array(z.string()).default([]) });

export function createPreviews({ settings, renderer, apiCache, cmsClient, security, fallback }: Options) {
  const limit = createConcurrencyLimit({ name: 'previews', concurrency: 2, maxQueue: 20 });
  const fetchDraft = (path: string, token: string) => cmsClient.get(path, { [previewTokenHeader]: token });

  /** Everything but the document is loaded as for visitors. */
  async function loadPath(path: string, tag: string, token: string, requester: Requester): Promise<CacheResult> {
    const endpoint = matchEndpoint(`/api${path}`);
    if (!endpoint?.tags.includes(tag)) return apiCache.loadPath(path, requester);
    const { status, contentType, body } = await fetchDraft(endpoint.key, token);
    const entry = createEntry({ key: endpoint.key, status, contentType, body, cacheControl: 'no-store' });
    return { entry, cacheStatus: 'BYPASS' };
  }

  async function render(preview: Description, token: string, requester: Requester) {
    const dependencies = createDependencies((path) => loadPath(path, preview.tag, token, requester));
    const site = await loadSite(dependencies, fallback);
    const rendered = await renderer.render(
      {
        url: preview.path,
        site: siteConfig(settings, site, new Date()),
        brandAssets: toBrandAssets(site.settings),
      },
      dependencies.load,
    );
    const isPage = rendered.kind === 'page';
    const { transformHtml = (html) => html } = renderer;
    return createEntry({
      key: preview.path,
      status: rendered.status,
      contentType: 'text/html; charset=utf-8',
      body: isPage ? addPreviewBar(transformHtml(rendered.html), preview) : '',
      cacheControl: 'no-store',
      headers: [
        ...security.previews(site.settings, preview.panelOrigins),
        ...(isPage ? [] : ['Location', encodeTarget(rendered.location, settings.publicUrl) ?? '/']),
      ],
    });
  }

  const readDescription = ({ body }: UpstreamResponse): Description =>
    description.parse(JSON.parse(body.toString())).preview;

  function sendProblem(reply: FastifyReply, status: number, panelOrigins: readonly string[] = []) {
    setHeaders(reply, security.previewProblems(panelOrigins));
    return reply
      .code(status in problems ? status : 403)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderStatusPage(problems[status] ?? statusPages.previewInvalid, fallback.site().settings));
  }

  const readOrigins = ({ body }: UpstreamResponse) =>
    problemBody.safeParse(JSON.parse(body.toString())).data?.panelOrigins;

  return {
    async send(request: FastifyRequest, reply: FastifyReply, token: string, requester: Requester) {
      if (!tokenFormat.test(token)) return sendProblem(reply, 403);
      const response = await limit.run(() => fetchDraft('/preview', token), requester.network);
      if (response.status !== 200) return sendProblem(reply, response.status, readOrigins(response));
      const preview = readDescription(response);
      const path = encodeURI(preview.path);
      if (splitUrl(request.url).path !== path) {
        // The link belongs to another document, or the document's path has changed.
        return reply.header('Cache-Control', 'no-store').redirect(`${path}?${previewParam}=${token}`, 302);
      }
      const entry = await limit.run(() => render(preview, token, requester), requester.network);
      sendCached(request, reply, { entry, cacheStatus: 'BYPASS' });
      return reply;
    },
  };
}
