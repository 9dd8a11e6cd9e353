/** What a failed call is called in front of people. */
import { messages } from '@domain/shared/messages';
import { ApiError, NetworkError } from '../../api/client';

/** The server's own words, else the sentence of the screen; `networkText` when nobody spoke at all. */
export function errorMessage(error: unknown, fallback: string, networkText = 'Network error'): string {
  if (error instanceof NetworkError) return networkText;
  if (error instanceof ApiError && !error.message.startsWith('HTTP ')) return error.message;
  return fallback;
}

/** Somebody else saved first (other conflicts, such as a taken name, have words of their own). */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.message === messages.staleVersion;

/** The server's words when it had a reason to refuse; for everything else the sentence of the specification. */
export function clientErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status < 500 ? errorMessage(error, fallback) : fallback;
}
