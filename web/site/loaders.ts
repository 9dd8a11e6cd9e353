/** Helpers for the loaders of routes. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageKey } from '@domain/page/pages';
import { ApiError } from '../api/client';
import { pageQueries } from '../api/content';
import { unavailableRetryAfterSeconds } from '../api/retry-after';
import { PageLoadError } from './shared/status/page-load-error';
import type { LoaderContext } from './site-context';

/**
 * What the loader of an unknown page returns. In the browser it loads the document: the page may be newer than the tab, or
 * have moved by a redirect, which only the server knows.
 */
export function notFound() {
  if (!import.meta.env.SSR) throw new PageLoadError(true);
  return data(null, { status: 404 });
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Reloads the document in the browser if a page was switched off since it was loaded. */
function handleMissing(error: unknown): never {
  if (!import.meta.env.SSR && isNotFound(error)) notFound();
  throw error;
}

/** Waits for the page's texts in the browser too: there is nothing to show without them. Rejects if they fail to load. */
export async function loadPage({ queryClient }: Pick<LoaderContext, 'queryClient'>, key: PageKey): Promise<null> {
  await queryClient.ensureQueryData(pageQueries.page(key)).catch(handleMissing);
  return null;
}

/**
 * For parts of a page that can fail independently. The server waits, so that the HTML is complete; in the browser the page
 * opens at once and each part shows its own loading state.
 */
export async function prefetch(...queries: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(queries);
  return null;
}

type Queries = (client: QueryClient, site: LoaderContext['site'], url: URL) => Promise<unknown>[];

/** The loader of a page that needs its texts; `queries` are of parts that can fail independently. */
export const pageLoader =
  (key: PageKey, queries: Queries = () => []) =>
  (context: LoaderContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const others = prefetch(...queries(context.queryClient, context.site, new URL(request.url)));
    await loadPage(context, key);
    return others;
  };

/** Sets the status of a page that shows the error of its failed query itself. */
export const serviceUnavailable = () =>
  data(null, { status: 503, headers: { 'Retry-After': String(unavailableRetryAfterSeconds) } });

/** Sets 404 for a record that does not exist, 503 for one that failed to load. */
export const missing = (client: QueryClient, queryKey: QueryKey) =>
  isNotFound(client.getQueryState(queryKey)?.error) ? notFound() : serviceUnavailable();
