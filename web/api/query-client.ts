import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client';

/** Content changes a few times a day, and the edge answers repeated questions with a 304. */
const staleTime = 60_000;
const retries = 2;
/** Without a connection a call fails and people are told, instead of waiting in silence until there is one. */
const networkMode = 'always';

/** One for every browser, and one for every page that the server renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        // An answer is an answer, also a refusal; only silence and trouble on the way are worth another try.
        retry: (failures, error) =>
          !isServer && failures < retries && !(error instanceof ApiError && error.status < 500),
        // A failure that the server has shown stays shown until somebody tries again.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}

const isServer = typeof window === 'undefined';
