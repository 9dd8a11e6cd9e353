/** Formats the lines of Strapi's logger (winston) as web does its own. */
import { formatLogLine, toLoggedError, type LogFormat, type LogRecord } from '#domain/log/log-line';

/** winston's symbol for the text that transports write. */
const output = Symbol.for('message');

type Info = Record<string | symbol, unknown> & { level: string; message: unknown };

/** Fields that callers may add; others are not logged, so that no data of visitors gets into the logs by accident. */
const fields = ['requestId', 'method', 'route', 'status', 'durationMs', 'bytes', 'statement', 'isAborted'] as const;

const levelOf = (level: string) => {
  if (level === 'http') return 'info';
  return level === 'verbose' || level === 'silly' ? 'debug' : level;
};

/** Control sequences of colored messages of Strapi. */
// oxlint-disable-next-line no-control-regex
const stripColors = (text: string) => text.replace(/\u001B\[[\d;]*m/g, '');

/** An error may be the message, or its second argument, whose message and stack winston merges into the record. */
function readMessage(info: Info): Pick<LogRecord, 'msg' | 'err'> {
  const error = [info, info.message, info['err']].find((value) => value instanceof Error);
  if (error instanceof Error) {
    const isMessage = typeof info.message === 'string' && info.message !== error.message;
    return { msg: isMessage ? String(info.message) : error.message, err: toLoggedError(error) };
  }
  const msg = stripColors(typeof info.message === 'string' ? info.message : JSON.stringify(info.message));
  const { stack } = info;
  return typeof stack === 'string' ? { msg, err: { type: 'Error', message: msg, stack } } : { msg };
}

export const logFormatter = (format: LogFormat) => ({
  transform(info: Info) {
    const known = fields.flatMap((name) => (info[name] === undefined ? [] : [[name, info[name]]]));
    const record: LogRecord = {
      time: new Date().toISOString(),
      level: levelOf(info.level),
      service: 'cms',
      ...readMessage(info),
      ...(Object.fromEntries(known) as Partial<LogRecord>),
    };
    return { ...info, [output]: formatLogLine(format, record) };
  },
});
