/** Helpers for the loaders of routes. */
import { data } from 'react-router-dom';
import { unavailableRetryAfterSeconds } from '../api/retry-after';

/**
 * For parts of a page that can fail independently. The server waits, so that the HTML is complete; in the browser the page
 * opens at once and each part shows its own loading state.
 */
export async function prefetch(...queries: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(queries);
  return null;
}

/** Sets the status of a page that shows the error of its failed query itself. */
export const serviceUnavailable = () =>
  data(null, { status: 503, headers: { 'Retry-After': String(unavailableRetryAfterSeconds) } });
