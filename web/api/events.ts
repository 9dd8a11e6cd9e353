import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TapRoom } from '@domain/event/constants';
import type { Event } from '@domain/event/event';
import type { Pagination } from '@domain/shared/envelope';
import { get } from './client';
import { infinitePages } from './infinite-pages';
import { withQuery } from './with-query';

type EventPage = { events: Event[]; pagination: Pagination };

type UpcomingFilter = { tapRoom?: TapRoom; limit: number };

export const eventQueries = {
  /** The next `limit` events; of one taproom if given (Auburn includes events of All, api.md §4). */
  upcoming: ({ tapRoom, limit }: UpcomingFilter) =>
    queryOptions({
      queryKey: ['events', 'upcoming', tapRoom ?? 'All', limit],
      queryFn: async ({ client, signal }) =>
        get<EventPage>(await withQuery('/events', { upcoming: true, tapRoom, limit }), { client, signal }),
      select: ({ events }) => events,
    }),
  /** All upcoming events, 20 per request; `data` is `{ events, total }`. */
  upcomingPages: () =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['events', 'upcoming', 'pages'],
      queryFn: async ({ pageParam: page, client, signal }) =>
        get<EventPage>(await withQuery('/events', { upcoming: true, limit: 20, page }), { client, signal }),
      select: ({ pages }) => ({
        events: pages.flatMap(({ events }) => events),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['events', 'detail', id],
      queryFn: ({ client, signal }) => get<{ event: Event }>(`/events/${encodeURIComponent(id)}`, { client, signal }),
      select: ({ event }) => event,
    }),
};
