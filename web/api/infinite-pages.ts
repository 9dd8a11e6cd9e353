import type { Pagination } from '@domain/shared/response-schemas';

/** Paging of infinite queries. The first request has no `page` parameter. */
export const infinitePages = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ pagination: { page, pages } }: { pagination: Pagination }) =>
    page < pages ? page + 1 : undefined,
};
