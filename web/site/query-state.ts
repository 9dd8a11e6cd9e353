import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../api/client';

/** Failures travel with the page too: the browser must show what the server showed, until somebody tries again. */

type Told = { name: string; message: string; status?: number; errors?: ApiError['errors'] };

export const writeQueries = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldDehydrateMutation: () => false,
  });

export function readQueries(queryClient: QueryClient, state: DehydratedState) {
  hydrate(queryClient, state);
  for (const query of queryClient.getQueryCache().getAll()) {
    const told = query.state.error;
    if (told && !(told instanceof Error)) query.setState({ error: revive(told), fetchFailureReason: revive(told) });
  }
}

/** An error's own fields are lost in JSON unless they are named. */
export const nameErrors = (_key: string, value: unknown): unknown => {
  if (!(value instanceof Error)) return value;
  const { name, message } = value;
  return value instanceof ApiError ? { name, message, status: value.status, errors: value.errors } : { name, message };
};

const revive = ({ name, message, status, errors }: Told): Error =>
  name === 'ApiError' && status !== undefined ? new ApiError(status, message, errors) : new NetworkError();
