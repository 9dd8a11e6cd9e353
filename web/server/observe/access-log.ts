import pino from 'pino';
import { formatLogLine, requestMessage, type LogRecord, maskEmails, type LogFormat } from '@domain/log/log-line';
import type { Settings } from '@domain/settings/settings';

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

/** Monitoring calls these every few seconds; why one fails is logged once, where it is noticed. */
const isProbe = ({ route }: Served) => route === '/healthz' || route.startsWith('/readyz');

/** Responses that take no work: at a terminal they would hide all others. */
const isRoutine = (served: Served) =>
  isProbe(served) || (served.status < 400 && (served.cache === 'HIT' || served.route.endsWith('/assets/*')));

/** Logs a fresh response from the cache. */
export type HitLine = (requestId: string, bytes: number) => void;

const ignored = { write: () => {}, hitLine: () => null };

/** Logs one line for each response. */
export function createAccessLog({ logFormat, logLevel }: Settings, stream: LogStream) {
  if (logLevel === 'error' || logLevel === 'warn') return ignored;
  const isDetailed = logLevel === 'debug';

  if (logFormat === 'json') {
    return {
      write(served: Served) {
        if (isDetailed || !isProbe(served)) stream.write(toJson(served));
      },
      hitLine(hit: Omit<Served, 'requestId' | 'status' | 'durationMs'>, status: number): HitLine {
        const fixed = fixedPart({ ...hit, status, durationMs: 0 });
        return (requestId, bytes) =>
          stream.write(`{"time":"${now()}",${fixed},"bytes":${bytes},"requestId":"${requestId}"}\n`);
      },
    };
  }

  function write(served: Served) {
    if (!isDetailed && isRoutine(served)) return;
    const durationMs = Math.round(served.durationMs);
    const fixed = { time: now(), level: 'info', service: 'web', msg: requestMessage } as const;
    const record: LogRecord = { ...fixed, ...served, durationMs };
    stream.write(`${formatLogLine('text', record)}\n`);
  }
  return {
    write,
    hitLine: (hit: Omit<Served, 'requestId' | 'status' | 'durationMs'>, status: number): HitLine | null =>
      isDetailed ? (requestId, bytes) => write({ ...hit, status, requestId, bytes, durationMs: 0 }) : null,
  };
}

let lastMs = 0;
let lastTime = '';

/** Formatting the time takes as long as the rest of a line. */
function now(): string {
  const ms = Date.now();
  if (ms !== lastMs) {
    lastMs = ms;
    lastTime = new Date(ms).toISOString();
  }
  return lastTime;
}

/** Without the braces. */
function fixedPart({ method, route, status, durationMs, cache }: Omit<Served, 'requestId'>): string {
  const rounded = Math.round(durationMs * 10) / 10;
  const record = {
    level: 'info',
    service: 'web',
    msg: requestMessage,
    method,
    route,
    status,
    durationMs: rounded,
    cache,
  };
  return JSON.stringify(record).slice(1, -1);
}

/** The ids contain only letters, digits, dots, hyphens and underscores. */
function toJson({ requestId, bytes, ...served }: Served): string {
  const size = bytes === undefined ? '' : `,"bytes":${bytes}`;
  return `{"time":"${now()}",${fixedPart(served)}${size},"requestId":"${requestId}"}\n`;
}

export type LogStream = { write: (line: string) => unknown };

/** A write for each line would take as long as a cached response. */
const maxBatchLength = 8192;
const flushAfterMs = 250;
/** A collector that has stopped reading loses lines instead of exhausting the memory. */
const maxLength = 32 * 1024 * 1024;

/** `dest`: a file descriptor, by default of standard output, or a path. */
export function openLogStream({ logFormat }: Pick<Settings, 'logFormat'>, dest: number | string = 1): LogStream {
  if (logFormat === 'text') return pino.destination({ dest, sync: true });
  const destination = pino.destination({ dest, sync: false, maxLength });
  let batch = '';
  let timer: NodeJS.Timeout | null = null;

  function flush() {
    if (timer) clearTimeout(timer);
    timer = null;
    if (batch) destination.write(batch);
    batch = '';
  }

  process.once('exit', () => {
    flush();
    destination.flushSync();
  });
  return {
    write(line) {
      batch += line;
      if (batch.length > maxBatchLength) flush();
      else timer ??= setTimeout(flush, flushAfterMs).unref();
    },
  };
}

/** Options for Fastify's logger, with the same fields as the log of the CMS. */
export const loggerOptions = ({ logFormat, logLevel }: Settings, stream: LogStream) => ({
  level: logLevel,
  base: { service: 'web' },
  messageKey: 'msg',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  stream: { write: (line: string) => void stream.write(toOutput(logFormat, line)) },
});

const toOutput = (format: LogFormat, line: string) =>
  format === 'json' ? maskEmails(line) : `${formatLogLine('text', JSON.parse(line) as LogRecord)}\n`;
