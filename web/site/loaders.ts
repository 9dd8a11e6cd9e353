/** Helpers for the loaders of routes. */
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { contentQueries } from '../api/content';
import { unavailableRetryAfterSeconds } from '../api/retry-after';

/**
 * For parts of a page that can fail independently. The server waits, so that the HTML is complete; in the browser the page
 * opens at once and each part shows its own loading state.
 */
export async function prefetch(...queries: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(queries);
  return null;
}

/** Hours and contact of each taproom that a page shows. */
export const prefetchTaprooms = (queryClient: QueryClient, taprooms: readonly Pick<TaproomSummary, 'slug'>[]) =>
  Promise.all(taprooms.map(({ slug }) => queryClient.prefetchQuery(contentQueries.taproom(slug))));

/** Sets the status of a page that shows the error of its failed query itself. */
export const serviceUnavailable = () =>
  data(null, { status: 503, headers: { 'Retry-After': String(unavailableRetryAfterSeconds) } });
