/** One line of the logs of web and cms: the same fields in both, as JSON for log collectors or as text for a terminal. */

export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

type LoggedError = { type: string; message: string; stack?: string };

export type LogRecord = {
  /** ISO 8601. */
  time: string;
  level: string;
  service: 'web' | 'cms';
  msg: string;
  /** The same in web, in cms and in the response's header `X-Request-Id`. */
  requestId?: string;
  method?: string;
  /** The pattern of the route: paths and query strings may contain names and tokens. */
  route?: string;
  status?: number;
  durationMs?: number;
  /** The size of the body as it was sent, if known. */
  bytes?: number;
  /** web's cache: HIT, MISS, STALE or BYPASS. */
  cache?: string;
  /** A slow query, without values. */
  statement?: string;
  err?: LoggedError;
};

export const requestMessage = 'request';

const emailPattern = /[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}/gi;

/** Messages of libraries, such as those of a mail server, can contain email addresses. */
export const maskEmails = (text: string): string => (text.includes('@') ? text.replace(emailPattern, '[email]') : text);

export const toLoggedError = (error: Error): LoggedError => ({
  type: error.name,
  message: error.message,
  ...(error.stack && { stack: error.stack }),
});

const withUnit = (value: number | undefined, unit: string) => (value === undefined ? null : `${value} ${unit}`);

const describeRequest = ({ method, route, status, durationMs, bytes, cache }: LogRecord) => [
  method,
  route,
  status,
  withUnit(durationMs, 'ms'),
  withUnit(bytes, 'bytes'),
  cache,
];

function toText(record: LogRecord): string {
  const { time, level, msg, requestId, durationMs, statement, err } = record;
  const message = msg === requestMessage ? describeRequest(record) : [msg, withUnit(durationMs, 'ms'), statement];
  const line = [time.replace('T', ' ').replace('Z', ''), level.padEnd(5), ...message, requestId && `(${requestId})`];
  const stack = err ? [err.stack ?? `${err.type}: ${err.message}`] : [];
  return [line.filter((part) => part !== null && part !== undefined).join(' '), ...stack].join('\n');
}

/** Ends without a line break. */
export const formatLogLine = (format: LogFormat, record: LogRecord): string =>
  maskEmails(format === 'json' ? JSON.stringify(record) : toText(record));
