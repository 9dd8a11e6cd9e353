/** What a failed call is called in front of people. */
import { ApiError, NetworkError } from '../../api/client';

/** The server's own words, `Network error` if nobody spoke, else the sentence of the screen. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return 'Network error';
  if (error instanceof ApiError && !error.message.startsWith('HTTP ')) return error.message;
  return fallback;
}

export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** For `form.setErrors`: the server's field errors by path. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, msg }) => [path, msg]));
}
