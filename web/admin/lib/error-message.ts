import { ApiError, hasServerMessage, NetworkError } from '../../api/client';
import type { Failed } from '../api/batch';
import { isTimeout } from '../../api/staff/client';
import { listNames } from '../../domain/format';

const timeoutText = 'The server took too long to respond. Please try again.';

/** The message of the server if it sent one; otherwise `fallback`, or `networkText` if there was no response. */
export function errorMessage(error: unknown, fallback: string, networkText = 'Network error'): string {
  if (isTimeout(error)) return timeoutText;
  if (error instanceof NetworkError) return networkText;
  return error instanceof ApiError && hasServerMessage(error) ? error.message : fallback;
}

/** The message of the server only for 4xx responses, otherwise `fallback`. */
export function clientErrorMessage(error: unknown, fallback: string): string {
  if (isTimeout(error)) return timeoutText;
  return error instanceof ApiError && error.status < 500 ? errorMessage(error, fallback) : fallback;
}

export const loadErrorMessage = (error: unknown) =>
  errorMessage(
    error,
    'The server sent an unexpected response.',
    'Network error: the server cannot be reached. Try again in a moment.',
  );

/** Another user has saved the record first. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'stale-version';

/** The message for users who canceled the confirmation of their password; null for other errors. */
export const confirmationError = (error: unknown) =>
  error instanceof ApiError && error.code === 'confirm-password' ? error.message : null;

/** The message is shown at fields of the form. */
export const hasFieldErrors = (error: unknown) => error instanceof ApiError && error.errors.length > 0;

/** `Not deleted: Porter and Stout. Beer not found.` Records with the same reason are named together. */
export function describeFailures(label: string, failed: readonly Failed<{ name: string }>[]): string {
  const namesByReason = new Map<string, string[]>();
  for (const { item, error } of failed) {
    const reason = errorMessage(error, 'The server sent an unexpected response.').replace(/\.?$/, '.');
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), item.name]);
  }
  return [...namesByReason].map(([reason, names]) => `${label}: ${listNames(names)}. ${reason}`).join(' ');
}
