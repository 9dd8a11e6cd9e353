/** The log and the metrics of web. `.github/docs/operations.md` documents the names of all metrics. */
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { formatLogLine, requestMessage, type LogRecord, maskEmails } from '@domain/log/log-line';
import type { Settings } from '@domain/settings/settings';
import { matchApiRoute } from './api/api-cache';
import { findSentFromCache, type Sent } from './cache/respond';
import type { ResponseCache } from './cache/response-cache';
import { concurrencyLimits } from './concurrency-limit';

export type LogStream = { write: (line: string) => unknown };

/** A collector that has stopped reading loses lines instead of exhausting the memory. */
const maxLength = 32 * 1024 * 1024;

/** A write for each line would take as long as a cached response: they are written in batches. */
const batches = { sync: false, minLength: 8192, periodicFlush: 250, maxLength };

/** `dest`: a file descriptor, by default of standard output, or a path. */
export const openLogStream = ({ logFormat }: Pick<Settings, 'logFormat'>, dest: number | string = 1): LogStream =>
  pino.destination({ dest, ...(logFormat === 'text' ? { sync: true } : batches) });

/** Options for Fastify's logger, with the same fields as the log of the CMS. */
export const loggerOptions = ({ logFormat, logLevel }: Settings, stream: LogStream) => ({
  level: logLevel,
  base: { service: 'web' },
  messageKey: 'msg',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
  stream: {
    write(line: string) {
      const text = () => `${formatLogLine('text', JSON.parse(line) as LogRecord)}\n`;
      stream.write(logFormat === 'json' ? maskEmails(line) : text());
    },
  },
});

/** A response that was sent, or whose client has disconnected. */
type Served = {
  requestId: string;
  method: string;
  /** A pattern, not the path, which may contain a token. */
  route: string;
  status: number;
  durationMs: number;
  bytes?: number;
  /** HIT, MISS, STALE or BYPASS. */
  cache?: string;
};

/** Monitoring calls these every few seconds; why one fails is logged once, where it is noticed. */
const isProbe = ({ route }: Served) => route === '/healthz' || route.startsWith('/readyz');

/** Responses that take no work: at a terminal they would hide all others. */
const isRoutine = (served: Served) =>
  isProbe(served) || (served.status < 400 && (served.cache === 'HIT' || served.route.endsWith('/assets/*')));

const pages = '/*';
const api = /^\/api(?:\/|$)/;

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

type HitRequest = Pick<Served, 'method' | 'requestId'>;

type Options = { settings: Settings; metrics: Metrics; matchPage: (path: string) => string | null };

/** Logs and counts every response, and makes the request's id known to the code that handles it. */
export function observeRequests(app: FastifyInstance, { settings, metrics, matchPage }: Options) {
  const isJson = settings.logFormat === 'json';
  const isDetailed = settings.logLevel === 'debug';
  const isLeftOut = isJson ? isProbe : isRoutine;
  const durationDigits = isJson ? 10 : 1;
  const hits = app.log.child({ cache: 'HIT', durationMs: 0 });

  /** Runs outside the request: an error here, such as of incomplete content, would end the process. */
  function matchPageSafely(path: string): string | null {
    try {
      return matchPage(path);
    } catch {
      return null;
    }
  }

  /** The pattern of a route: there are few of them, and unlike paths they contain no names and tokens. */
  function routeOf({ url, routeOptions }: FastifyRequest): string {
    const path = url.split('?', 1)[0] ?? url;
    if (api.test(path)) return matchApiRoute(path) ?? '/api/*';
    const pattern = routeOptions?.url;
    return pattern && pattern !== pages ? pattern : (matchPageSafely(path) ?? '/404');
  }

  function toServed(request: FastifyRequest, reply: FastifyReply): Served {
    const cached = findSentFromCache(reply.raw);
    const length = request.method === 'HEAD' ? undefined : reply.getHeader('content-length');
    const bytes = cached?.bytes ?? (length === undefined ? undefined : Number(length));
    const cache = cached?.cacheStatus ?? reply.getHeader('x-cache')?.toString();
    return {
      requestId: request.id,
      method: request.method,
      route: cached?.route || routeOf(request),
      status: reply.raw.headersSent ? reply.raw.statusCode : clientClosedRequest,
      durationMs: reply.elapsedTime,
      ...(bytes !== undefined && { bytes }),
      ...(cache !== undefined && { cache }),
    };
  }

  /** `close` is also emitted if the client disconnects. */
  const observe = (request: FastifyRequest, reply: FastifyReply) =>
    reply.raw.once('close', () => {
      const served = toServed(request, reply);
      metrics.count(served);
      metrics.observeDuration(served);
      if (!isDetailed && isLeftOut(served)) return;
      const durationMs = Math.round(served.durationMs * durationDigits) / durationDigits;
      app.log.info({ ...served, durationMs }, requestMessage);
    });

  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });

  return {
    observe,
    /** A response of the fast path: nearly everything about it is known from the entry. */
    handleHit({ method, requestId }: HitRequest, { route, status, bytes, cacheStatus }: Sent) {
      metrics.count({ method, route, status, cache: cacheStatus });
      if (isDetailed || isJson) hits.info({ requestId, method, route, status, bytes }, requestMessage);
    },
  };
}

type State = {
  cache: ResponseCache;
  liveConnections: () => number;
  imageCacheSize: () => { bytes: number };
  isCmsAvailable: () => boolean;
};

export type Metrics = ReturnType<typeof createMetrics>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Their duration is that of the client. */
const openEnded = /^\/live\//;

export function createMetrics() {
  const register = new Registry();
  const registers = [register];

  /**
   * Counted in a plain map and handed over at a scrape: a counter of prom-client takes several times as long per request,
   * and cached responses take only some fifty microseconds.
   */
  const counts = new Map<string, { labels: Record<string, string>; count: number }>();
  new Counter({
    name: 'web_http_requests_total',
    help: 'Responses by route, status and cache status',
    labelNames: ['route', 'method', 'status', 'cache'],
    registers,
    collect() {
      for (const counted of counts.values()) this.inc(counted.labels, counted.count);
      counts.clear();
    },
  });
  const requestDuration = new Histogram({
    name: 'web_http_request_duration_seconds',
    help: 'Duration of responses that the cache did not have, without live tap lists',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  });
  const taskDuration = new Histogram({
    name: 'web_task_duration_seconds',
    help: 'Duration of renders, resized images and requests to the CMS for the cache',
    labelNames: ['task', 'result'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'web_queue_tasks',
    help: 'Tasks with bounded concurrency',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const { name, size } of concurrencyLimits)
        for (const [state, count] of Object.entries(size())) this.set({ queue: name, state }, count);
    },
  });

  return {
    register,
    count({ route, method, status, cache = '' }: Pick<Served, 'route' | 'method' | 'status' | 'cache'>) {
      const key = `${route} ${method} ${status} ${cache}`;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { labels: { route, method, status: String(status), cache }, count: 1 });
    },
    observeDuration({ route, method, durationMs, cache }: Served) {
      if (cache === 'HIT' || openEnded.test(route)) return;
      requestDuration.observe({ route, method }, durationMs / 1000);
    },
    /** Measures each call of an asynchronous function. */
    timed<Args extends unknown[], Result>(task: string, run: (...args: Args) => Promise<Result>) {
      return async (...args: Args): Promise<Result> => {
        const end = taskDuration.startTimer({ task });
        const promise = run(...args);
        promise.then(
          () => end({ result: 'ok' }),
          () => end({ result: 'error' }),
        );
        return promise;
      };
    },
    /** Values that are read at each scrape. */
    registerState({ cache, liveConnections, imageCacheSize, isCmsAvailable }: State) {
      const values: [name: string, help: string, read: () => number][] = [
        ['web_cache_entries', 'Responses in memory', () => cache.size().entries],
        ['web_cache_bytes', 'Memory of the response cache', () => cache.size().bytes],
        ['web_image_cache_bytes', 'Resized images on the disk', () => imageCacheSize().bytes],
        ['web_live_connections', 'Open live tap lists', liveConnections],
        ['web_cms_available', '1 if the CMS responded to the last poll', () => Number(isCmsAvailable())],
      ];
      for (const [name, help, read] of values) {
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      }
    },
  };
}

/** Serves `/metrics` on a port of its own, which must not be public. A port in use is only logged: the site goes on. */
export function serveMetrics(app: FastifyInstance, { register }: Metrics, { metricsPort, metricsHost }: Settings) {
  if (metricsPort === null) return;
  app.addHook('onListen', async () => {
    // Memory, CPU, event loop and garbage collection; only once per process.
    collectDefaultMetrics({ register });
    const logController = new LogController({ disableRequestLogging: true });
    const server = Fastify({ loggerInstance: app.log, logController });
    server.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
    server
      .listen({ port: metricsPort, host: metricsHost })
      .catch((err: unknown) => app.log.error({ err }, 'The metrics are not available'));
    // Its port stays open while requests are finished.
    app.server.once('close', () => void server.close());
  });
}
