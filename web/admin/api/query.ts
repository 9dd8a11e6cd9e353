import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { staffGet } from '../../api/staff/client';

export const staffQuery = <Payload, Data>(queryKey: QueryKey, path: string, select: (payload: Payload) => Data) =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => select(await staffGet<Payload>(path, { signal })) });

/** One page of a list: the previous one is shown while it loads. */
export const pageQuery = <Page>(queryKey: QueryKey, path: string) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => staffGet<Page>(path, { signal }),
    placeholderData: keepPreviousData,
  });

/** Refetches all queries whose key begins with one of these. */
export const invalidator =
  (...keys: string[]) =>
  (queryClient: QueryClient) =>
    Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
