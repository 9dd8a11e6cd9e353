import { ApiError, NetworkError } from '../../api/client';

/** The message of the server if it sent one; otherwise `fallback`, or `networkText` if there was no response. */
export function errorMessage(error: unknown, fallback: string, networkText = 'Network error'): string {
  if (error instanceof NetworkError) return networkText;
  // A response without a code is not from the server but from a proxy.
  return error instanceof ApiError && error.code !== null ? error.message : fallback;
}

/** The message of the server only for 4xx responses, otherwise `fallback`. */
export function clientErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status < 500 ? errorMessage(error, fallback) : fallback;
}

/** Another user has saved the record first. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'stale-version';
