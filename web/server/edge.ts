import http from 'node:http';
import path from 'node:path';
import { getRemainingQuery } from '@domain/redirect/redirect';
import type { Settings } from '@domain/settings/settings';
import type { SiteSettings } from '@domain/site/schema';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createApiCache, mustRevalidate, matchEndpoint } from './api/api-cache';
import { builtInContent, openFallbackContent } from './api/fallback-content';
import { createResponseCache } from './cache/response-cache';
import { hasCredentials } from './cache/entry';
import { createFastPath, sendCached } from './cache/respond';
import { pollChanges, createCmsClient } from './cms-client';
import { clearCookieOnFailedLogout, clientNetwork, addMissingHeaders, requestIdOf, type Requester } from './headers';
import { createErrorHandler, rejectUnsafeUrl } from './errors';
import { registerHealthRoutes } from './health';
import {
  closeIdleConnections,
  createPipeline,
  createTurns,
  defaultTimeouts,
  discardUnreadBody,
  keepOpenWhileSending,
  toServerOptions,
  type Drain,
  type Timeouts,
} from './connections';
import { registerImages } from './images/register-images';
import { registerLive } from './live/register-live';
import { findMoved, replaceFormerTaproom, loadSite, notFoundPath, resolvePage } from './pages/resolve-page';
import { createPages, getPreviewToken } from './pages/pages';
import type { Renderer } from './pages/render-thread';
import { createMetrics, serveMetrics, loggerOptions, observeRequests, openLogStream, type LogStream } from './observe';
import { registerCmsProxy } from './proxy';
import { securityHeaders, type SecurityHeaders } from './security-headers';
import { createSendFile, type FileContext, registerSiteFiles } from './site-files/site-files';
import { registerTaps } from './taps/register-taps';
import { splitUrl, withQuery } from './url';

type EdgeOptions = {
  settings: Settings;
  renderer: Renderer;
  /** The site's own images on disk, and the path they are served below. */
  assets: { folder: string; prefix: string; favicon: string };
  registerFiles: (app: FastifyInstance, currentSettings: () => SiteSettings) => Promise<void>;
  /** Runs before the edge handles a request: Vite in development. */
  devMiddleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** The size of the responses in memory. */
  cacheBytes?: number;
  timeouts?: Partial<Timeouts>;
  maxLiveBufferBytes?: number;
  security?: SecurityHeaders;
  logStream?: LogStream;
};

const redirectPermanently = (reply: FastifyReply, location: string) =>
  reply.header('Cache-Control', 'public, max-age=3600').redirect(location, 301);

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The public server: cached responses first, then hooks and routes. */
export async function createEdge({
  settings,
  renderer: siteRenderer,
  assets,
  registerFiles,
  devMiddleware,
  cacheBytes,
  timeouts: timeoutOverrides,
  maxLiveBufferBytes,
  security = securityHeaders(settings),
  logStream = openLogStream(settings),
}: EdgeOptions) {
  const metrics = createMetrics();
  const renderer = { ...siteRenderer, render: metrics.timed('render', siteRenderer.render) };
  const timeouts = { ...defaultTimeouts, ...timeoutOverrides };
  const plainClient = createCmsClient({ cmsUrl: settings.cmsUrl });
  const cmsClient = { ...plainClient, get: metrics.timed('cms-read', plainClient.get) };
  const cache = createResponseCache({ maxBytes: cacheBytes, isUpstreamAvailable: () => changes.isAvailable() });
  const fallback = await openFallbackContent({
    file: path.join(settings.dataDir, 'content-fallback', 'content.json'),
    builtIn: builtInContent(settings, renderer.demoTaprooms),
    onWriteError: (error) => app.log.warn(error, 'The content for outages could not be written to the disk'),
  });
  const currentSettings = () => fallback.site().settings;
  const apiCache = createApiCache(cache, cmsClient, fallback);
  const pages = createPages({ settings, renderer, apiCache, cache, cmsClient, security, fallback });
  const errors = createErrorHandler(currentSettings, security);

  const requesterOf = ({ raw, id }: FastifyRequest): Requester => ({
    network: clientNetwork(raw, settings.trustedProxies),
    requestId: id,
  });

  async function handlePage(request: FastifyRequest, reply: FastifyReply, url = request.url) {
    const requester = requesterOf(request);
    const previewToken = getPreviewToken(request.url);
    if (previewToken !== null) return pages.sendPreview(request, reply, previewToken, requester);
    const dependencies = apiCache.trackDependencies(requester);
    const find = (former: string) => findMoved(dependencies, former, settings.publicUrl);
    // A new taproom has a page as soon as its change is known.
    const site = await loadSite(dependencies, fallback);
    const current = await replaceFormerTaproom(url, site.taprooms, find);
    if (current !== url) return redirectPermanently(reply, current);
    const page = resolvePage(url, renderer.matchPattern, site);
    if (page.kind === 'redirect') return redirectPermanently(reply, page.location);
    const moved = page.url === notFoundPath && url !== notFoundPath ? await find(url) : null;
    const redirectTo = (location: string, status: number, query: URLSearchParams) =>
      reply.header('Cache-Control', mustRevalidate).redirect(withQuery(location, query), status);
    if (moved) return redirectTo(moved.to, moved.status, getRemainingQuery(url, moved));
    const result = await pages.load(page, requester);
    const { location, status } = result.entry;
    // The cached redirect is the same for all parameters that the page ignores.
    if (location !== null && url !== page.url) return redirectTo(location, status, splitUrl(url).query);
    sendCached(request, reply, result);
    return reply;
  }

  async function serveFromCache(request: FastifyRequest, reply: FastifyReply) {
    const endpoint = isRead(request) ? matchEndpoint(request.url) : null;
    if (!endpoint || (endpoint.variesByUser && hasCredentials(request.raw))) return;
    sendCached(request, reply, await apiCache.load(endpoint, requesterOf(request)));
  }

  const drain: Drain = { isDraining: false };
  const turns = createTurns();
  const app = Fastify({
    logger: loggerOptions(settings, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(String(request.headers['x-request-id'] ?? ''), request, settings.trustedProxies),
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections are still handled.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors(error, request, reply) {
      observer.observe(request, reply);
      errors.handleError(error, request, reply);
    },
    clientErrorHandler: errors.handleClientError,
    serverFactory(fastifyHandler) {
      function handleNow(...[request, response]: Parameters<http.RequestListener>) {
        if (drain.isDraining) response.shouldKeepAlive = false;
        if (fastPath(request, response)) return;
        turns.run(clientNetwork(request, settings.trustedProxies), () => {
          if (!response.closed) fastifyHandler(request, response);
        });
      }
      const handle = createPipeline(handleNow);
      return http.createServer(
        toServerOptions(timeouts),
        devMiddleware
          ? (request, response) => devMiddleware(request, response, () => handle(request, response))
          : handle,
      );
    },
  });

  const observer = observeRequests(app, {
    settings,
    metrics,
    matchPage: (pathname) => renderer.matchPattern(pathname, fallback.site()),
  });
  const fastPath = createFastPath(cache, {
    trustedProxies: settings.trustedProxies,
    onHit: observer.handleHit,
  });

  // Fastify's parsers buffer whole bodies; without them bodies are streamed to the CMS, which limits their size.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(errors.handleError);
  app.addHook('onRequest', rejectUnsafeUrl(errors));
  app.addHook('onSend', clearCookieOnFailedLogout(settings));
  app.addHook('onSend', keepOpenWhileSending);
  app.addHook('onResponse', discardUnreadBody);
  app.addHook('onSend', addMissingHeaders(security.defaults));
  app.addHook('onClose', async () => {
    changes.stop();
    await fallback.flush();
  });
  closeIdleConnections(app);

  registerHealthRoutes(app, cmsClient, drain);
  await registerFiles(app, currentSettings);
  const images = await registerImages(app, { settings, assets, errors });
  const live = registerLive(app, { apiCache, requesterOf, settings, maxBufferedBytes: maxLiveBufferBytes });
  const changes = pollChanges({
    getVersions: cmsClient.getVersions,
    onAvailabilityChange(isAvailable) {
      app.log.warn(isAvailable ? 'The CMS is available again' : 'The CMS is not available');
      if (isAvailable) cache.retryFailed();
    },
    onChange(contentTypes) {
      cache.invalidate(contentTypes);
      live.handleChange(contentTypes);
      if (!contentTypes || contentTypes.includes('media')) images.clearVersions();
    },
  });
  await registerCmsProxy(app, { settings, changes, serveFromCache, timeouts });
  const trackRequest = (request: FastifyRequest) => apiCache.trackDependencies(requesterOf(request));
  const fileContext: FileContext = {
    settings,
    createDependencies: trackRequest,
    loadSite: (dependencies) => loadSite(dependencies, fallback),
    sendFile: createSendFile(cache, trackRequest),
    handleNotFound: (request, reply) => handlePage(request, reply, notFoundPath),
  };
  registerSiteFiles(app, {
    ...fileContext,
    favicon: assets.favicon,
    cardFont: path.join(assets.folder, 'card-font.ttf'),
  });
  registerTaps(app, { ...fileContext, renderer, security });
  app.get('/*', (request, reply) => handlePage(request, reply));
  app.setNotFoundHandler((request, reply) => void errors.sendError(request, reply, isRead(request) ? 404 : 405));

  metrics.registerState({
    cache,
    liveConnections: live.count,
    imageCacheSize: images.cacheSize,
    isCmsAvailable: changes.isAvailable,
  });
  serveMetrics(app, metrics, settings);

  await changes.start();
  return { app, cache, drain };
}
