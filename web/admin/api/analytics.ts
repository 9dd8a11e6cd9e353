/** Everything that is counted in plots, page by page. */
import { queryOptions } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import type { Pagination } from '@domain/shared/envelope';
import type { Inquiry } from '@domain/inquiry/inquiry';
import type { Subscriber } from '@domain/subscriber/subscriber';
import { get } from '../../api/client';
import { toQueryString } from '../../api/query-string';
import { staffGet } from './client';
import { fetchAllPages } from './fetch-all-pages';

const staleTime = 60_000;

export const analyticsQueries = {
  /** The newsletter's calls send no token (staff-admin.md §6). */
  subscribers: () =>
    queryOptions({
      queryKey: ['newsletter', 'staff', 'everybody'],
      staleTime,
      queryFn: async ({ signal }) => {
        const pages = await fetchAllPages(async (paging) => {
          const path = `/newsletter/subscribers${toQueryString(paging)}`;
          return (await get<{ data: { subscribers: Subscriber[]; pagination: Pagination } }>(path, { signal })).data;
        });
        return pages.flatMap(({ subscribers }) => subscribers);
      },
    }),
  inquiries: () =>
    queryOptions({
      queryKey: ['inquiries', 'everything'],
      staleTime,
      queryFn: async ({ signal }) => {
        const pages = await fetchAllPages((paging) =>
          staffGet<{ inquiries: Inquiry[]; pagination: Pagination }>(`/inquiries${toQueryString(paging)}`, { signal }),
        );
        return pages.flatMap(({ inquiries }) => inquiries);
      },
    }),
  events: () =>
    queryOptions({
      queryKey: ['events', 'staff', 'everything'],
      staleTime,
      queryFn: async ({ signal }) => {
        const pages = await fetchAllPages((paging) =>
          staffGet<{ events: Event[]; pagination: Pagination }>(`/events/admin${toQueryString(paging)}`, { signal }),
        );
        return pages.flatMap(({ events }) => events);
      },
    }),
};
