import { data } from 'react-router-dom';
import { ApiError } from '../api/client';

/** In a loader: what decides the page's status. A missing thing is the site's 404; anything else the site's 503. */
export function orHttpError(error: unknown): never {
  const status = error instanceof ApiError && error.status === 404 ? 404 : 503;
  const message = error instanceof Error ? error.message : '';
  throw data(message, { status });
}

/**
 * A loader's answer for a page that shows the failure itself (its query says what happened, and Try Again asks anew)
 * and still must not be taken for a good page.
 */
export const unavailable = () => data(null, { status: 503, headers: { 'Retry-After': '10' } });
