import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';
import { formatLogLine, requestMessage, type LogRecord, maskEmails, type LogFormat } from '@domain/log/log-line';
import type { Settings } from '@domain/settings/settings';
import { matchApiRoute } from '../api/endpoints';
import { findSentFromCache, type Sent } from '../cache/respond';
import type { Metrics, Served } from './metrics';

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

/** Logs one line for each response. */
function createAccessLog(log: FastifyBaseLogger, { logFormat, logLevel }: Settings) {
  const isDetailed = logLevel === 'debug';
  const isLeftOut = logFormat === 'json' ? isProbe : isRoutine;
  const hits = log.child({ cache: 'HIT', durationMs: 0 });
  return {
    write(served: Served) {
      if (!isDetailed && isLeftOut(served)) return;
      const digits = logFormat === 'json' ? 10 : 1;
      log.info({ ...served, durationMs: Math.round(served.durationMs * digits) / digits }, requestMessage);
    },
    writeHit({ method, requestId }: HitRequest, { route, status, bytes }: Sent) {
      if (isDetailed || logFormat === 'json') hits.info({ requestId, method, route, status, bytes }, requestMessage);
    },
  };
}

const pages = '/*';
const api = /^\/api(?:\/|$)/;

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

type HitRequest = { method: string; requestId: string };

type Options = { settings: Settings; metrics: Metrics; matchPage: (path: string) => string | null };

/** Logs and counts every response, and makes the request's id known to the code that handles it. */
export function observeRequests(app: FastifyInstance, { settings, metrics, matchPage }: Options) {
  const accessLog = createAccessLog(app.log, settings);

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
      accessLog.write(served);
      metrics.observeDuration(served);
    });

  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });

  return {
    observe,
    /** A response of the fast path: nearly everything about it is known from the entry. */
    handleHit(request: HitRequest, sent: Sent) {
      metrics.count({ method: request.method, route: sent.route, status: sent.status, cache: sent.cacheStatus });
      accessLog.writeHit(request, sent);
    },
  };
}
