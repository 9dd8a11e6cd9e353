import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Setup, SetupUpdate } from '@domain/setup/schema';
import { staffGet, staffSend } from './client';

type SetupResponse = { setup: Setup };

export const setupQueries = {
  current: () =>
    queryOptions({
      queryKey: ['setup'],
      queryFn: async ({ signal }) => (await staffGet<SetupResponse>('/setup', { signal })).setup,
    }),
};

export const setupMutations = {
  save: mutationOptions({ mutationFn: (changes: SetupUpdate) => staffSend<SetupResponse>('PUT', '/setup', changes) }),
  startEmpty: mutationOptions({ mutationFn: () => staffSend<SetupResponse>('POST', '/setup/start-empty') }),
};

export const setSetup = (queryClient: QueryClient, { setup }: SetupResponse) =>
  queryClient.setQueryData(setupQueries.current().queryKey, setup);
