import { METHODS, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { messages } from '@domain/shared/messages';
import { hasCredentials } from './cache/entry';
import type { ChangePoller } from './cms-client';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit';
import { sendApiError } from './errors';
import { clientNetwork, type ResponseHeaders } from './headers';
import { previewTokenHeader } from './pages/pages';
import { apiHeaders, uploadHeaders } from './security-headers';
import type { Timeouts } from './connections';

/** Larger than any form of the site. */
const maxBufferedBytes = 64 * 1024;

/** A compressed body can inflate to any size, and no client of ours sends one: it is neither parsed nor forwarded. */
function hasEncodedBody({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

/**
 * Buffers small bodies before proxying, so that slow clients hold no CMS connections. File uploads and larger ones are
 * streamed, as are those whose size is unknown. Resolves with false if the body has not arrived in time.
 */
async function bufferBody(request: FastifyRequest, timeoutMs: number): Promise<boolean> {
  const { headers, raw } = request;
  if (!request.body) return true;
  if (headers['content-type']?.startsWith('multipart/') || !(Number(headers['content-length']) <= maxBufferedBytes)) {
    request.body = streamBody(raw);
    return true;
  }
  const body = await Promise.race([buffer(raw), sleep(timeoutMs, null, { ref: false })]);
  if (body) request.body = Readable.from([body]);
  return body !== null;
}

/** Whether the CMS receives the body while the client is still sending it. */
const isStreamed = ({ body }: FastifyRequest) => body instanceof PassThrough;

/**
 * A stream that can be destroyed without destroying the client's connection: undici destroys the body it is sending when
 * the response completes first.
 */
function streamBody(request: IncomingMessage): Readable {
  const stream = new PassThrough();
  // Nothing reads the stream while the request waits for a slot, and its error would end the process.
  stream.on('error', () => undefined);
  request.pipe(stream);
  request.once('close', () => {
    if (!request.complete) stream.destroy(new Error('The client closed the connection'));
  });
  return stream;
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
  const limits = createLimits();
  /** To be called when the CMS has responded, or won't. */
  const endWaits = new WeakMap<object, () => void>();

  /** A client that stops reading a response must not hold a connection to the CMS forever. */
  const setWriteTimeout = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.setTimeout(timeouts.writeIdle);
  };

  /**
   * The slot is free again when the client has its response, or has left and the CMS has responded: the CMS works on although
   * nobody waits, so that a client that disconnects at once has no more in progress than others. A response to a body that
   * is still being sent, such as a 401 to an upload, frees it at once: the CMS is done with it. A client that has left while
   * it waited is not proxied.
   */
  async function acquireSlot(limit: ConcurrencyLimit, { raw }: FastifyRequest, reply: FastifyReply) {
    const release = await limit.acquire(clientNetwork(raw, settings.trustedProxies));
    const response = reply.raw;
    if (response.closed) {
      release();
      return void reply.hijack();
    }
    let hasResponse = false;
    endWaits.set(raw, () => {
      hasResponse = true;
      if (response.closed || !raw.complete) release();
    });
    response.once('close', () => {
      if (hasResponse || response.writableFinished) release();
      else setTimeout(release, proxyTimeoutMs).unref();
    });
  }

  const beforeRead = async (request: FastifyRequest, reply: FastifyReply) => {
    await serveFromCache(request, reply);
    if (reply.sent) return;
    await setWriteTimeout(request, reply);
    await acquireSlot(isExport(request) ? limits.exports : limits.reads, request, reply);
  };

  const beforeWrite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasEncodedBody(request)) {
      reply.header('Accept-Encoding', 'identity');
      return sendApiError(reply, 415, { code: 'unsupported-encoding', message: messages.unsupportedEncoding });
    }
    if (!(await bufferBody(request, timeouts.body))) {
      reply.header('Connection', 'close');
      return sendApiError(reply, 408);
    }
    await acquireSlot(limits[kindOfWrite(request)], request, reply);
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
          if (request) endWaits.get(request.raw)?.();
          // These two headers describe the connection to the CMS.
          const { connection: _connection, 'keep-alive': _keepAlive, ...others } = responseHeaders;
          return { ...lowerCaseNames(headers), ...others };
        },
        onResponse: async (request, reply, response) => {
          // The rest of an unread body is discarded (connections.ts).
          if (reply.hasHeader('connection')) reply.removeHeader('connection');
          // A client's next read must return what it wrote.
          if (isWrite(request.method)) await changes.checkAfterWrite();
          await reply.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
        },
        onError: (reply) => {
          endWaits.get(reply.request.raw)?.();
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
