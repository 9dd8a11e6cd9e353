/** Last resort for errors that no code handles: they are logged, and an I/O error does not end the process. */
import type { Core } from '@strapi/strapi';

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** System errors, such as ENOSPC on a stream without a listener, leave the process in a consistent state. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error && 'errno' in error;

export function handleUnhandledErrors(strapi: Core.Strapi): void {
  const onRejection = (reason: unknown) => strapi.log.error(`Unhandled rejection: ${describe(reason)}`);
  const onException = (error: unknown) => {
    strapi.log.error(`Uncaught exception: ${describe(error)}`);
    if (isSystemError(error)) return;
    // After any other exception the state may be inconsistent: exit, and let the supervisor start a new process.
    process.exitCode = 1;
    void strapi.destroy().finally(() => process.exit(1));
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  // A log that can't be written, for example on a full disk, must not cause the next uncaught exception.
  const ignore = () => undefined;
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException);
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
}
