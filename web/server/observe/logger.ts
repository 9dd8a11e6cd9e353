import { formatLogLine, maskEmails, type LogFormat, type LogRecord } from '@domain/log/log-line';
import type { Settings } from '@domain/settings/settings';
import pino from 'pino';

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
