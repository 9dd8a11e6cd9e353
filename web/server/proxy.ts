import { METHODS, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import {
  edgeSecretHeader,
  formatClientAddress,
  readForwardedHost,
  readForwardedProto,
} from '@domain/network/forwarded';
import type { Settings } from '@domain/settings/settings';
import { hasCredentials } from './cache/entry';
import type { ChangePoller } from './cms-client';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit';
import { sendApiError } from './errors';
import { clientNetwork, type ResponseHeaders } from './headers';
import { previewTokenHeader } from './pages/pages';
import { createBodyBuffer, hasEncodedBody, isStreamed, rejectEncodedBody } from './request-body';
import { apiHeaders, uploadHeaders } from './security-headers';
import type { Timeouts } from './connections';

type Slot = { hasResponse: boolean; hasLeft: boolean; release: () => void };

/**
 * Slots of proxied requests. One is free again when the client has its response, or has left and the CMS has responded: the
 * CMS works on although nobody waits, so that a client that disconnects at once has no more in progress than others. A
 * response to a body that is still being sent, such as a 401 to an upload, frees it at once: the CMS is done with it.
 */
export function createSlots(maxWaitMs: number) {
  const slots = new WeakMap<FastifyRequest['raw'], Slot>();

  return {
    /** Resolves with false if the client has left while it waited. Throws `OverloadedError`. */
    async acquire(limit: ConcurrencyLimit, client: string, { request, raw }: FastifyReply): Promise<boolean> {
      const release = await limit.acquire(client);
      if (raw.closed) {
        release();
        return false;
      }
      const slot = { hasResponse: false, hasLeft: false, release };
      slots.set(request.raw, slot);
      raw.once('close', () => {
        slot.hasLeft = true;
        if (slot.hasResponse || raw.writableFinished) release();
        else setTimeout(release, maxWaitMs).unref();
      });
      return true;
    },
    /** The CMS has responded, or won't. */
    endWait({ raw }: Pick<FastifyRequest, 'raw'>): void {
      const slot = slots.get(raw);
      if (!slot) return;
      slot.hasResponse = true;
      if (slot.hasLeft || !raw.complete) slot.release();
    },
  };
}

type Options = {
  settings: Settings;
  changes: ChangePoller;
  /** Responds to public reads and ignores other requests. */
  serveFromCache: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  timeouts: Pick<Timeouts, 'body' | 'upstreamHeaders' | 'writeIdle'>;
};

/** Allows for writes and downloads such as an import of 5,000 rows. The CMS has shorter timeouts for other calls. */
const proxyTimeoutMs = 300_000;

/** Clients repeat a request while the CMS restarts, which takes seconds (`web/api/send-once.ts`). */
const restartRetryAfterSeconds = 1;

/**
 * The CMS works on one request at a time: what one client sends without a pause delays others by what it may have in
 * progress. Slow ones of a client, such as the download of an export or an upload, leave its other requests their slots.
 */
const createLimits = () => ({
  reads: createConcurrencyLimit({ name: 'proxied-reads', concurrency: 128, perClient: 2, maxQueue: 512 }),
  writes: createConcurrencyLimit({
    name: 'proxied-writes',
    concurrency: 128,
    perClient: 2,
    maxQueue: 512,
    maxPauseMs: 25,
  }),
  exports: createConcurrencyLimit({ name: 'exports', concurrency: 4, perClient: 1, maxQueue: 128, maxPauseMs: 100 }),
  // Strangers, who have nothing to upload, can't keep staff from it.
  uploads: createConcurrencyLimit({ name: 'uploads', concurrency: 64, perClient: 4, maxQueue: 64 }),
  largeForms: createConcurrencyLimit({ name: 'large-forms', concurrency: 16, perClient: 4, maxQueue: 64 }),
});

type DispatcherTimeouts = { headersTimeout: number; bodyTimeout: number };
type DispatchCallback = (error: Error | null, response: Dispatcher.ResponseData) => void;
type DispatchOptions = Dispatcher.RequestOptions & { origin: string };

/** More than the slots of each route, and a bound for uploaded files, which need none. */
const maxConnections = 256;

/**
 * Sends requests to the CMS. The connection of a request with a body is closed after the response: a server that responds
 * without reading the body would read the next request on that connection as the rest of the body.
 */
function createDispatcher(timeouts: DispatcherTimeouts): Pick<Dispatcher, 'request'> {
  const pool = new Agent({ ...timeouts, connections: maxConnections });

  function request(options: DispatchOptions, callback: DispatchCallback) {
    pool.request({ ...options, reset: options.body instanceof Readable }, (error, response) => {
      // The proxy destroys the body of a client that has disconnected, before it listens for errors.
      if (!error) response.body.on('error', () => {});
      callback(error, response);
    });
  }

  return { request: request as Dispatcher['request'] };
}

/** Calls of visitors, whose bodies the CMS reads whatever credentials they have. It rejects others without a session at once. */
const visitorWrites =
  /^\/api\/(?:auth\/(?:login|forgot-password|reset-password)|contact\/[^/?]*|newsletter\/(?:subscribe|confirm)|screens\/pairings|taps\/[^/?]+\/visits)\/?(?:\?|$)/i;

function kindOfWrite(request: FastifyRequest) {
  if (!isStreamed(request)) return 'writes';
  return hasCredentials(request.raw) && !visitorWrites.test(request.url) ? 'uploads' : 'largeForms';
}

const isExport = ({ url }: FastifyRequest) => /^[^?]*\/export(?:[/?]|$)/.test(url);

/** Proxies the two prefixes of the CMS that are public, streaming in both directions. */
export async function registerCmsProxy(app: FastifyInstance, { settings, changes, serveFromCache, timeouts }: Options) {
  const bufferBody = createBodyBuffer(timeouts.body);
  const limits = createLimits();
  const slots = createSlots(proxyTimeoutMs);

  /** A client that stops reading a response must not hold a connection to the CMS forever. */
  const setWriteTimeout = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.setTimeout(timeouts.writeIdle);
  };

  /** A client that has left while it waited is not proxied. */
  async function acquireSlot(limit: ConcurrencyLimit, { raw }: FastifyRequest, reply: FastifyReply) {
    const client = clientNetwork(raw, settings.trustedProxies);
    if (!(await slots.acquire(limit, client, reply))) reply.hijack();
  }

  const beforeRead = async (request: FastifyRequest, reply: FastifyReply) => {
    await serveFromCache(request, reply);
    if (reply.sent) return;
    await setWriteTimeout(request, reply);
    await acquireSlot(isExport(request) ? limits.exports : limits.reads, request, reply);
  };

  const beforeWrite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasEncodedBody(request)) return rejectEncodedBody(reply);
    await bufferBody(request, reply);
    if (!reply.sent) await acquireSlot(limits[kindOfWrite(request)], request, reply);
  };

  // The CMS responds to unsupported methods, so that they get the same 405 as elsewhere.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  const methods = app.supportedMethods;
  // Reads and writes have separate connections, so that slow reads don't delay writes.
  const routes = [
    {
      prefix: '/api',
      headers: apiHeaders,
      preHandler: beforeRead,
      httpMethods: methods.filter((method) => !isWrite(method)),
    },
    {
      prefix: '/api',
      headers: apiHeaders,
      preHandler: beforeWrite,
      httpMethods: methods.filter(isWrite),
      headersTimeout: proxyTimeoutMs,
    },
    { prefix: '/uploads', headers: uploadHeaders, preHandler: setWriteTimeout, httpMethods: ['GET', 'HEAD'] },
  ];

  for (const { prefix, headers, preHandler, httpMethods, headersTimeout = timeouts.upstreamHeaders } of routes) {
    await app.register(httpProxy, {
      upstream: settings.cmsUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      preHandler,
      undici: createDispatcher({ headersTimeout, bodyTimeout: proxyTimeoutMs }),
      httpMethods,
      // The edge's own parser leaves bodies as streams.
      proxyPayloads: false,
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: ({ id, raw }, requestHeaders) => ({
          ...removeHeaders(requestHeaders),
          ...forwardedHeaders(raw as IncomingMessage, settings),
          'x-request-id': id,
        }),
        rewriteHeaders(responseHeaders, request) {
          // Called for clients that have left, too.
          if (request) slots.endWait(request as FastifyRequest);
          // These two headers describe the connection to the CMS.
          const { connection: _connection, 'keep-alive': _keepAlive, ...others } = responseHeaders;
          return { ...lowerCaseNames(headers), ...others };
        },
        onResponse: async (request, reply, response) => {
          // A client's next read must return what it wrote.
          if (isWrite(request.method)) await changes.checkAfterWrite();
          await reply.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
        },
        onError: (reply) => {
          slots.endWait(reply.request as FastifyRequest);
          // RFC 9209: tells clients that the CMS has not responded.
          reply.header('Proxy-Status', 'edge; error=destination_unavailable');
          void sendApiError(reply as FastifyReply, 503, undefined, restartRetryAfterSeconds);
        },
      },
    });
  }
}

/** As Node names those of the CMS, which count. */
const lowerCaseNames = (headers: ResponseHeaders): ResponseHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** undici refuses to send these. Node has already responded to `Expect`, which curl sends with bodies over 1 MB. */
const hopByHopHeaders = ['expect', 'keep-alive', 'upgrade'];

/** The CMS ignores these; proxies and clients may write anything into them. */
const otherForwardingHeaders = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
];

/** Only the edge's own requests load drafts. */
const removedHeaders = [...hopByHopHeaders, ...otherForwardingHeaders, edgeSecretHeader, previewTokenHeader];

const removeHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !removedHeaders.includes(name)));

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Replaces the forwarding headers of clients; only those of a trusted proxy are used. */
const forwardedHeaders = (request: IncomingMessage, { trustedProxies, publicUrl, edgeSecret }: Settings) => ({
  ...(edgeSecret === null ? {} : { [edgeSecretHeader]: edgeSecret }),
  'x-forwarded-for': formatClientAddress(request, trustedProxies),
  'x-forwarded-proto': readForwardedProto(request, trustedProxies) ?? new URL(publicUrl).protocol.slice(0, -1),
  'x-forwarded-host': readForwardedHost(request, trustedProxies) ?? request.headers.host ?? '',
});
