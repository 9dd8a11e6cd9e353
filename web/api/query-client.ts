import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client';

/** Content changes a few times a day, and the edge responds with 304 if it has not. */
const staleTimeMs = 60_000;
const maxRetries = 2;
/** When offline, requests fail at once instead of being paused without a message. */
const networkMode = 'always';

const isServer = typeof window === 'undefined';

/** One per browser; the edge creates one per render. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // Retries network and server errors, in the browser only. A 4xx is final.
        retry: (failureCount, error) =>
          !isServer && failureCount < maxRetries && !(error instanceof ApiError && error.status < 500),
        // An error rendered by the edge stays visible until the visitor retries.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
