import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';
import { formatLogLine, requestMessage, type LogRecord, maskEmails, type LogFormat } from '@domain/log/log-line';
import type { Settings } from '@domain/settings/settings';
import { matchApiRoute } from '../api/endpoints';
import type { Entry } from '../cache/entry';
import { findSentFromCache, type Hit } from '../cache/respond';
import { isDecodable } from '../url';
import type { Metrics, Served, Tally } from './metrics';

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
  stream: { write: (line: string) => void stream.write(toOutput(logFormat, line)) },
});

const toOutput = (format: LogFormat, line: string) =>
  format === 'json' ? maskEmails(line) : `${formatLogLine('text', JSON.parse(line) as LogRecord)}\n`;

/** Monitoring calls these every few seconds; why one fails is logged once, where it is noticed. */
const isProbe = ({ route }: Served) => route === '/healthz' || route.startsWith('/readyz');

/** Responses that take no work: at a terminal they would hide all others. */
const isRoutine = (served: Served) =>
  isProbe(served) || (served.status < 400 && (served.cache === 'HIT' || served.route.endsWith('/assets/*')));

/** Logs a fresh response from the cache, whose other fields are serialized once. */
type LogHit = (requestId: string, bytes: number) => void;

/** Logs one line for each response. */
function createAccessLog(log: FastifyBaseLogger, { logFormat, logLevel }: Settings) {
  const isDetailed = logLevel === 'debug';
  const isLeftOut = logFormat === 'json' ? isProbe : isRoutine;
  return {
    write(served: Served) {
      if (!isDetailed && isLeftOut(served)) return;
      const digits = logFormat === 'json' ? 10 : 1;
      log.info({ ...served, durationMs: Math.round(served.durationMs * digits) / digits }, requestMessage);
    },
    /** Null if it is not logged. */
    createHitLog(hit: Omit<Served, 'requestId' | 'durationMs'>): LogHit | null {
      if (!isDetailed && logFormat === 'text') return null;
      const hits = log.child({ ...hit, durationMs: 0 });
      return (requestId, bytes) => hits.info({ bytes, requestId }, requestMessage);
    },
  };
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

const escape = (text: string) => text.replace(/[$()+.?[\\\]^{|}]/g, '\\$&');

const toRegExp = (pattern: string) =>
  new RegExp(
    `^${escape(pattern)
      .replace(/:[^/.\\]+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

const pages = '/*';
const api = /^\/api(?:\/|$)/;

/**
 * The patterns of routes, for logs and metrics: there are few of them, and unlike paths they contain no names and tokens.
 * Create it before the routes are registered.
 */
function createRouteNames(app: FastifyInstance, matchPage: (path: string) => string | null) {
  const registered = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url }) => {
    if (url !== pages && !api.test(url)) registered.set(url, toRegExp(url));
  });
  const entryNames = new WeakMap<Entry, string>();

  function nameOfPath(path: string): string {
    if (api.test(path)) return matchApiRoute(path) ?? '/api/*';
    for (const [pattern, expression] of registered) if (expression.test(path)) return pattern;
    return matchPageSafely(path) ?? '/404';
  }

  /** Runs outside the request: an error here, such as of incomplete content, would end the process. */
  function matchPageSafely(path: string): string | null {
    try {
      return isDecodable(path) ? matchPage(path) : null;
    } catch {
      return null;
    }
  }

  return {
    /** `pattern`: of the route that Fastify has found. */
    ofRequest(url: string, pattern: string | undefined): string {
      return pattern && registered.has(pattern) ? pattern : nameOfPath(pathOf(url));
    },
    ofEntry(entry: Entry): string {
      const known = entryNames.get(entry);
      if (known) return known;
      const name = nameOfPath(pathOf(entry.key));
      entryNames.set(entry, name);
      return name;
    },
  };
}

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

type KnownHit = { tally: Tally; log: LogHit | null };

type Options = { settings: Settings; metrics: Metrics; matchPage: (path: string) => string | null };

/** Logs and counts every response, and makes the request's id known to the code that handles it. */
export function observeRequests(app: FastifyInstance, { settings, metrics, matchPage }: Options) {
  const routes = createRouteNames(app, matchPage);
  const accessLog = createAccessLog(app.log, settings);

  function handleServed(served: Served) {
    metrics.tallyOf(served).count += 1;
    accessLog.write(served);
  }

  function toServed(request: FastifyRequest, reply: FastifyReply): Served {
    const cached = findSentFromCache(reply.raw);
    const length = request.method === 'HEAD' ? undefined : reply.getHeader('content-length');
    const bytes = cached?.bytes ?? (length === undefined ? undefined : Number(length));
    const cache = cached?.cacheStatus ?? reply.getHeader('x-cache')?.toString();
    return {
      requestId: request.id,
      method: request.method,
      route: routes.ofRequest(request.url, request.routeOptions?.url),
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
      handleServed(served);
      metrics.observeDuration(served);
    });

  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });

  const knownHits = new WeakMap<Entry, Map<number, KnownHit>>();

  function createKnownHit(entry: Entry, status: number): KnownHit {
    const hit = { method: 'GET', route: routes.ofEntry(entry), status, cache: 'HIT' };
    const known = { tally: metrics.tallyOf(hit), log: accessLog.createHitLog(hit) };
    const ofEntry = knownHits.get(entry) ?? new Map<number, KnownHit>();
    knownHits.set(entry, ofEntry.set(status, known));
    return known;
  }

  /** A response of the fast path: nearly everything about it is known from the entry. */
  function handleHit({ entry, requestId, method, status, bytes }: Hit) {
    if (method !== 'GET') {
      handleServed({ requestId, method, route: routes.ofEntry(entry), status, durationMs: 0, bytes, cache: 'HIT' });
      return;
    }
    const { tally, log } = knownHits.get(entry)?.get(status) ?? createKnownHit(entry, status);
    tally.count += 1;
    log?.(requestId, bytes);
  }

  return { handleHit, observe };
}
