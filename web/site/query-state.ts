import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../api/client';

/** Failures travel with the page too: the browser must show what the server showed, until somebody tries again. */

type Told = { name: string; message: string; status?: number; code?: string | null; errors?: ApiError['errors'] };

export function writeQueries(queryClient: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldDehydrateMutation: () => false,
  });
  return { mutations, queries: queries.map(({ state, ...query }) => ({ ...query, state: nameErrors(state) })) };
}

/**
 * `now` in epoch milliseconds. The edge sends no page that is out of date, however long ago it was rendered: what came
 * with it is as new as its arrival, and nothing is asked for twice.
 */
export function readQueries(queryClient: QueryClient, { mutations, queries }: DehydratedState, now: number) {
  const arrived = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  hydrate(queryClient, { mutations, queries: arrived });
  for (const query of queryClient.getQueryCache().getAll()) {
    const told = query.state.error;
    if (told && !(told instanceof Error)) query.setState({ error: revive(told), fetchFailureReason: revive(told) });
  }
}

type State = DehydratedState['queries'][number]['state'];

/** An error's own fields are lost in JSON unless they are named. */
const nameErrors = (state: State): State =>
  state.error ? { ...state, error: tell(state.error), fetchFailureReason: tell(state.fetchFailureReason) } : state;

function tell(error: Error | null): Told | null {
  if (!error) return null;
  const { name, message } = error;
  if (!(error instanceof ApiError)) return { name, message };
  const { status, code, errors } = error;
  return { name, message, status, code, errors };
}

const revive = ({ name, message, status, code = null, errors = [] }: Told): Error =>
  name === 'ApiError' && status !== undefined ? new ApiError(status, message, { code, errors }) : new NetworkError();
