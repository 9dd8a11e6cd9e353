import http from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { apiAddress } from './api/addresses';
import { createAnswers } from './api/answers';
import { hasCredentials } from './cache/asked';
import { createFront } from './cache/front';
import { createKeeper } from './cache/keeper';
import { createStore, type StoreBounds } from './cache/store';
import { watchChanges } from './changes';
import { clientAddress, clientNetwork } from './client-address';
import { drainUnreadBody } from './early-response';
import { createFailures } from './failures';
import { guard } from './guard';
import { answerHealth } from './health';
import { registerImages } from './images/register-images';
import { letGo } from './let-go';
import { pageAddress } from './pages/page-address';
import { createPages } from './pages/pages';
import type { Renderer } from './pages/renderer';
import { proxyTheCms } from './proxy';
import { nextRequestId } from './request-id';
import { securityHeaders, type SecurityHeaders } from './security-headers';
import { send } from './send';
import { clearCookieOnFailedLogout } from './session-cookie';
import { createCalendars } from './site-files/calendars';
import { registerSiteFiles } from './site-files/site-files';
import { createUpstream } from './upstream';

export type EdgeOptions = {
  settings: Settings;
  renderer: Renderer;
  /** The site's own files as they lie on the disk, and the address under which they are served. */
  assets: { folder: string; prefix: string; favicon: string };
  /** Files that are served as they are. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Sees every request first; a developer's tools come in here. */
  first?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  cacheBounds?: StoreBounds;
  patience?: Partial<Patience>;
  security?: SecurityHeaders;
};

export type Patience = typeof patienceOfEverybody;

/** How long whoever asks may take, in milliseconds. */
const patienceOfEverybody = {
  headers: 15_000,
  form: 30_000,
  // Ten photographs of 25 MB over a slow line.
  request: 600_000,
  between: 72_000,
  /** Until the cms begins to answer a read. */
  answer: 30_000,
  /** Until whoever is sent something takes the next bit of it. */
  taking: 60_000,
  /** How often Node looks who takes longer. */
  check: 5000,
};

const timeouts = ({ headers, request, between, check }: Patience): http.ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: between,
  connectionsCheckingInterval: check,
});

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Everything that the public reaches, in the order in which a request meets it. */
export async function createEdge({
  settings,
  renderer,
  assets,
  serveFiles,
  first,
  cacheBounds,
  patience: ownPatience,
  security = securityHeaders(settings),
}: EdgeOptions) {
  const patience = { ...patienceOfEverybody, ...ownPatience };
  const upstream = createUpstream({ cmsUrl: settings.cmsUrl });
  const store = createStore(cacheBounds);
  const keeper = createKeeper({ store, isUpstreamAvailable: () => changes.isAvailable() });
  const answers = createAnswers(keeper, upstream);
  const pages = createPages({ settings, renderer, answers, keeper, security });
  const calendars = createCalendars({ settings, answers });
  const failures = createFailures(settings, security);

  const clientOf = ({ raw }: FastifyRequest) => clientNetwork(clientAddress(raw, settings.trustProxy));

  const showPage = async (request: FastifyRequest, reply: FastifyReply, url = request.url) => {
    const address = pageAddress(url, renderer.patternOf);
    if (address.kind === 'moved') {
      return reply.header('Cache-Control', 'public, max-age=3600').redirect(address.location, 301);
    }
    send(request, reply, await pages.load(address, clientOf(request)));
    return reply;
  };
  const handleNotFound = (request: FastifyRequest, reply: FastifyReply) => showPage(request, reply, '/404');

  /** Public reads from memory; what is left goes on to the cms. */
  const answerFromMemory = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = isRead(request) ? apiAddress(request.url) : null;
    if (!address || (address.variesByUser && hasCredentials(request.raw))) return;
    send(request, reply, await answers.load(address, clientOf(request)));
  };

  const front = createFront(store);
  const app = Fastify({
    logger: { level: 'warn' },
    genReqId: nextRequestId,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: failures.handleError,
    serverFactory(route) {
      const answer: http.RequestListener = (request, response) => {
        if (!front(request, response)) route(request, response);
      };
      return http.createServer(
        timeouts(patience),
        first ? (request, response) => first(request, response, () => answer(request, response)) : answer,
      );
    },
  });

  // Nobody here reads a body: Fastify would take one into memory, however long. The cms counts what is streamed to it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(failures.handleError);
  app.addHook('onRequest', guard(failures));
  app.addHook('onSend', clearCookieOnFailedLogout(settings));
  app.addHook('onSend', drainUnreadBody);
  app.addHook('onClose', async () => changes.stop());
  app.addHook('preClose', async () => letGo(app.server));
  answerHealth(app, upstream);
  await serveFiles(app);
  const images = await registerImages(app, { settings, assets, failures });
  const changes = watchChanges({
    ask: upstream.changes,
    onListening(isListening) {
      app.log.warn(isListening ? 'The cms answers' : 'The cms does not answer');
      if (isListening) keeper.retryFailed();
    },
    onChange(nouns) {
      keeper.forget(nouns);
      if (!nouns || nouns.includes('media')) images.clearVersions();
    },
  });
  await proxyTheCms(app, { settings, changes, answerFromMemory, patience });
  registerSiteFiles(app, {
    settings,
    keeper,
    answers,
    calendars,
    favicon: assets.favicon,
    handleNotFound,
  });
  app.get('/*', (request, reply) => showPage(request, reply));
  app.setNotFoundHandler((request, reply) => void failures.fail(request, reply, isRead(request) ? 404 : 405));

  await changes.start();
  return { app, keeper, store };
}
