import { createQueryClient } from '../api/query-client';
import { isTimeout } from '../api/staff/client';

/** Several users edit at the same time, so data is refetched when a tab or page is visited again. */
export function createStaffQueryClient() {
  const queryClient = createQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  const retryByDefault = typeof queries?.retry === 'function' ? queries.retry : () => false;
  queryClient.setDefaultOptions({
    queries: {
      ...queries,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      retryOnMount: true,
      networkMode: 'always',
      // The user has waited long enough for a timeout, and decides.
      retry: (failureCount, error) => !isTimeout(error) && retryByDefault(failureCount, error),
    },
    mutations: { ...mutations, networkMode: 'always' },
  });
  return queryClient;
}
