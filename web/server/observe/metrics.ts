import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache';
import { concurrencyLimits } from '../concurrency-limit';

/** A response that was sent, or whose client has disconnected. */
export type Served = {
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

type CountedResponse = Pick<Served, 'route' | 'method' | 'status' | 'cache'>;

type State = {
  cache: ResponseCache;
  liveConnections: () => number;
  imageCacheSize: () => { files: number; bytes: number };
  isCmsAvailable: () => boolean;
};

export type Metrics = ReturnType<typeof createMetrics>;

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Their duration is that of the client. */
const openEnded = /^\/live\//;

/** Runs a function at every scrape. */
const gauge = (register: Registry, name: string, help: string, labelNames: string[], collect: (self: Gauge) => void) =>
  new Gauge({
    name,
    help,
    labelNames,
    registers: [register],
    collect() {
      this.reset();
      collect(this);
    },
  });

/** What `/metrics` shows of web. `.github/docs/operations.md` documents all names. */
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
  function count({ route, method, status, cache = '' }: CountedResponse) {
    const key = `${route} ${method} ${status} ${cache}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { labels: { route, method, status: String(status), cache }, count: 1 });
  }

  const requestDuration = new Histogram({
    name: 'web_http_request_duration_seconds',
    help: 'Duration of responses that the cache did not have, without live tap lists',
    labelNames: ['route', 'method'],
    buckets: requestSeconds,
    registers,
  });
  const taskDuration = new Histogram({
    name: 'web_task_duration_seconds',
    help: 'Duration of renders, resized images and requests to the CMS for the cache',
    labelNames: ['task', 'result'],
    buckets: requestSeconds,
    registers,
  });
  gauge(register, 'web_queue_tasks', 'Tasks with bounded concurrency', ['queue', 'state'], (self) => {
    for (const { name, size } of concurrencyLimits) {
      const { running, queued } = size();
      self.inc({ queue: name, state: 'running' }, running);
      self.inc({ queue: name, state: 'queued' }, queued);
    }
  });

  return {
    register,
    count,
    observeDuration({ route, method, durationMs, cache }: Served) {
      if (cache === 'HIT' || openEnded.test(route)) return;
      requestDuration.observe({ route, method }, durationMs / 1000);
    },
    /** Measures each call of an asynchronous function. */
    timed<Args extends unknown[], Result>(task: string, run: (...args: Args) => Promise<Result>) {
      return async (...args: Args): Promise<Result> => {
        const end = taskDuration.startTimer({ task });
        try {
          const result = await run(...args);
          end({ result: 'ok' });
          return result;
        } catch (error) {
          end({ result: 'error' });
          throw error;
        }
      };
    },
    /** Values that are read at each scrape. */
    registerState({ cache, liveConnections, imageCacheSize, isCmsAvailable }: State) {
      const values: [name: string, help: string, read: () => number][] = [
        ['web_cache_entries', 'Responses in memory', () => cache.size().entries],
        ['web_cache_bytes', 'Memory of the response cache', () => cache.size().bytes],
        ['web_image_cache_bytes', 'Resized images on the disk', () => imageCacheSize().bytes],
        ['web_live_connections', 'Open live tap lists', liveConnections],
        ['web_cms_available', '1 if the CMS responded to the last poll', () => (isCmsAvailable() ? 1 : 0)],
      ];
      for (const [name, help, read] of values) gauge(register, name, help, [], (self) => self.set(read()));
    },
    /** Memory, CPU, event loop and garbage collection; only once per process. */
    collectProcess: () => collectDefaultMetrics({ register }),
  };
}

type Options = { port: number; host: string; log: FastifyBaseLogger };

/** Serves `/metrics` on a port of its own, which must not be public. A port in use is only logged: the site goes on. */
export function serveMetrics(metrics: Metrics, { port, host, log }: Options) {
  metrics.collectProcess();
  const logController = new LogController({ disableRequestLogging: true });
  const server = Fastify({ loggerInstance: log, logController });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.register.contentType).send(await metrics.register.metrics()),
  );
  server.listen({ port, host }).catch((error: unknown) => log.error({ err: error }, 'The metrics are not available'));
  return server;
}
