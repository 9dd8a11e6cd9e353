/** The state that a page carries from the server to the browser as JSON. */
import { dehydrate, hashKey, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
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

type Query = DehydratedState['queries'][number];

/** Leaves out what the browser computes itself: queries are most of the state, which is a fifth of a page's bytes. */
type SerializedQuery = Pick<Query, 'queryKey' | 'queryType'> & { state: Partial<Query['state']> };

/** The state of a query that succeeded. */
const defaultState: Omit<Query['state'], 'data'> = {
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** Includes failed queries: the browser shows the same errors as the server until the visitor retries. */
export function dehydrateQueries(queryClient: QueryClient): SerializedQuery[] {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldDehydrateMutation: () => false,
  });
  return queries.map(({ queryKey, queryType, state }) => ({
    queryKey,
    queryType,
    state: omitDefaults(serializeErrors({ ...state, dataUpdatedAt: 0 })),
  }));
}

const omitDefaults = (state: QueryState): Partial<QueryState> =>
  Object.fromEntries(
    Object.entries(state).filter(([name, value]) => value !== (defaultState as Record<string, unknown>)[name]),
  );

/**
 * `now` is in epoch milliseconds. The edge sends no outdated pages, however long ago they were rendered, so the data counts
 * as fetched now and is not fetched again.
 */
export function hydrateQueries(queryClient: QueryClient, serialized: readonly SerializedQuery[], now: number) {
  const queries = serialized.map((query) => ({
    ...query,
    queryHash: hashKey(query.queryKey),
    dehydratedAt: now,
    state: { ...defaultState, data: undefined, ...query.state, dataUpdatedAt: now },
  }));
  hydrate(queryClient, { queries });
  for (const query of queryClient.getQueryCache().getAll()) {
    const { error: serializedError } = query.state;
    if (!serializedError || serializedError instanceof Error) continue;
    const error = deserializeError(serializedError);
    query.setState({ error, fetchFailureReason: error });
  }
}

type QueryState = Query['state'];

const serializeErrors = (state: QueryState): QueryState =>
  state.error
    ? { ...state, error: serializeError(state.error), fetchFailureReason: serializeError(state.fetchFailureReason) }
    : state;

type SerializedError = Pick<ApiError, 'name' | 'message'> & Partial<Pick<ApiError, 'status' | 'code' | 'errors'>>;

/** `JSON.stringify` omits an error's name and message. */
function serializeError(error: Error | null): SerializedError | null {
  if (!error) return null;
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
