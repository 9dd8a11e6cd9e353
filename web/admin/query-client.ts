import { createQueryClient } from '../api/query-client';

/** Several users edit at the same time, so data is refetched when a tab or page is visited again. */
export function createStaffQueryClient() {
  const queryClient = createQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, staleTime: 5_000, refetchOnWindowFocus: true, retryOnMount: true, networkMode: 'always' },
    mutations: { ...mutations, networkMode: 'always' },
  });
  return queryClient;
}
