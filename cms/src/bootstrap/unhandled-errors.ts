/** Last resort for errors that no code handles: they are logged, and an I/O error does not end the process. */
import type { Core } from '@strapi/strapi';
import { isDatabaseUnavailable } from '#lib/database/unavailable';

const toDetails = (thrown: unknown) => ({ err: thrown instanceof Error ? thrown : new Error(String(thrown)) });

/** System errors, such as ENOSPC on a stream without a listener, leave the process in a consistent state. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error && 'errno' in error;

/** Warnings of Node and packages, as lines of the log: Node prints them as plain text, also between lines of JSON. */
function logWarnings(strapi: Core.Strapi): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => strapi.log.warn(`${name}: ${message}`));
}

export function handleUnhandledErrors(strapi: Core.Strapi): void {
  const onRejection = (reason: unknown) => {
    // The other queries of a request that has failed already fail, too.
    if (isDatabaseUnavailable(reason)) strapi.log.debug('A query failed', toDetails(reason));
    else strapi.log.error('Unhandled rejection', toDetails(reason));
  };
  const onException = (error: unknown) => {
    strapi.log.error('Uncaught exception', toDetails(error));
    if (isSystemError(error)) return;
    // After any other exception the state may be inconsistent: exit, and let the supervisor start a new process.
    process.exitCode = 1;
    void strapi.destroy().finally(() => process.exit(1));
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  // A log that can't be written, for example on a full disk, must not cause the next uncaught exception.
  const ignore = () => undefined;
  logWarnings(strapi);
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException);
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
}
