/** Time limits of staff calls, so that a stalled connection ends with a message. */
import { NetworkError } from '../client';

const callTimeoutMs = 20_000;
/** Exports of thousands of rows. */
const exportTimeoutMs = 120_000;
/** It makes a backup first. */
const startEmptyTimeoutMs = 180_000;
/** Timeouts of an upload: without progress, and for the response after the last byte (an import, or large images). */
export const uploadTimeoutMs = { stalled: 60_000, response: 180_000 } as const;

function timeoutFor(path: string): number {
  if (path.includes('/export/')) return exportTimeoutMs;
  return path === '/setup/start-empty' ? startEmptyTimeoutMs : callTimeoutMs;
}

/** Aborts when `signal` does, or when the time limit for `path` has passed. */
export function withTimeout(path: string, signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutFor(path));
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

export const timeoutError = () => new NetworkError(new DOMException('The call timed out', 'TimeoutError'));

export const isTimeout = (error: unknown) =>
  error instanceof NetworkError && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
