import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Pagination } from '@domain/shared/response-schemas';
import { get } from './client';

/** A read of a path below `/api`; `parse` returns the part of the response that is kept. */
export const readQuery = <Payload, Data = Payload>(
  queryKey: QueryKey,
  path: string,
  parse: (payload: Payload) => Data,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => parse(await get<Payload>(path, { client, signal })),
  });

/** Paging of infinite queries. The first request has no `page` parameter. */
export const infinitePages = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ pagination: { page, pages } }: { pagination: Pagination }) =>
    page < pages ? page + 1 : undefined,
};
