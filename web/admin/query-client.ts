import { createQueryClient } from '../api/query-client';

/** Several people edit at once: what is shown is asked for anew when somebody returns to it. */
export function makeStaffQueryClient() {
  const queryClient = createQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, staleTime: 5_000, refetchOnWindowFocus: true, retryOnMount: true, networkMode: 'always' },
    mutations: { ...mutations, networkMode: 'always' },
  });
  return queryClient;
}
