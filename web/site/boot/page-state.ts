/** The state that a page carries from the server to the browser as JSON. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl, type HydrationState } from 'react-router-dom';
import type { Clock } from '@domain/time/zone';
import { ApiError, NetworkError } from '../../api/client';
import type { SiteConfig } from '../site-context';
import type { SiteAssets } from './document';

export type PageState = {
  site: SiteConfig;
  /** UTC offsets of the time zones of the page, because the first use of `Intl` takes 80 ms on a phone. */
  clock: Clock;
  assets: SiteAssets;
  queries: SerializedQuery[];
  router: HydrationState;
};

/** JSON without characters that could end its script element. */
export const serializePageState = (state: PageState) =>
  JSON.stringify(state).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Only what the browser can't know: queries are most of the state, which is a fifth of a page's bytes. */
type SerializedQuery = { queryKey: QueryKey; data?: unknown; error?: SerializedError | undefined };

/** Includes failed queries: the browser shows the same errors as the server until the visitor retries. */
export const dehydrateQueries = (queryClient: QueryClient): SerializedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state: { data, error } }) => ({
      queryKey,
      data,
      error: error ? serializeError(error) : undefined,
    }));

/**
 * `now` is in epoch milliseconds. The edge sends no outdated pages, however long ago they were rendered, so the data counts
 * as fetched now and is not fetched again.
 */
export function hydrateQueries(queryClient: QueryClient, serialized: readonly SerializedQuery[], now: number) {
  for (const { queryKey, data, error } of serialized) {
    if (!error) queryClient.setQueryData(queryKey, data, { updatedAt: now });
    else
      queryClient
        .getQueryCache()
        .build(queryClient, { queryKey })
        .setState({ status: 'error', error: deserializeError(error), errorUpdateCount: 1, errorUpdatedAt: now });
  }
}

type SerializedError = Pick<ApiError, 'name' | 'message'> & Partial<Pick<ApiError, 'status' | 'code' | 'errors'>>;

/** `JSON.stringify` omits an error's name and message. */
function serializeError(error: Error): SerializedError {
  const { name, message } = error;
  if (!(error instanceof ApiError)) return { name, message };
  const { status, code, errors } = error;
  return { name, message, status, code, errors };
}

const deserializeError = ({ name, message, status, code = null, errors = [] }: SerializedError): Error =>
  name === 'ApiError' && status !== undefined ? new ApiError(status, message, { code, errors }) : new NetworkError();

type SerializedRouteError = { status: number; statusText: string; data: unknown } | { message: string };

/** JSON drops the class of a route error; without it, the browser would treat a 404 as a crash. */
export const serializeRouteErrors = (errors: HydrationState['errors']) => mapValues(errors, serializeRouteError);

export const deserializeRouteErrors = (errors: HydrationState['errors']) =>
  mapValues(errors as Record<string, SerializedRouteError> | null | undefined, deserializeRouteError);

const mapValues = <From, To>(values: Record<string, From> | null | undefined, map: (value: From) => To) =>
  values ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)])) : null;

function serializeRouteError(error: unknown): SerializedRouteError {
  if (!isRouteErrorResponse(error)) return { message: 'Something went wrong. Please try again later.' };
  const { status, statusText, data } = error;
  return { status, statusText, data: data as unknown };
}

const deserializeRouteError = (error: SerializedRouteError): unknown =>
  'status' in error
    ? new UNSAFE_ErrorResponseImpl(error.status, error.statusText, error.data)
    : new Error(error.message);
