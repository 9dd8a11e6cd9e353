import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BeerSummary } from '@domain/beer/beer-summary';
import type { EventCategory } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { noEventFilter, type EventFilter } from '../domain/event';
import type { Pagination } from '@domain/shared/response-schemas';
import { get } from './client';
import { infinitePages } from './read-query';
import { withQuery } from './with-query';

type EventPage = { events: Event[]; pagination: Pagination };

type UpcomingFilter = {
  /** A taproom's name. */
  tapRoom?: string;
  category?: EventCategory;
  limit: number;
  /** Also cancelled events, until they would have ended, in addition to the limit. */
  hasCancelled?: boolean;
};

export const eventQueries = {
  /** The next `limit` events; of one taproom if given, with those of All, and of one category if given. */
  upcoming: ({ tapRoom, category, limit, hasCancelled = false }: UpcomingFilter) =>
    queryOptions({
      queryKey: ['events', 'upcoming', tapRoom ?? 'All', category ?? 'all', limit, hasCancelled],
      queryFn: async ({ client, signal }) => {
        const include = hasCancelled ? 'cancelled' : undefined;
        const path = await withQuery('/events', { upcoming: true, tapRoom, category, limit, include });
        return get<EventPage>(path, { client, signal });
      },
      select: ({ events }) => events,
    }),
  /** All upcoming events of a filter, 20 per request and the cancelled ones between them; `data` is `{ events, total }`. */
  upcomingPages: ({ tapRoom, category }: EventFilter = noEventFilter) =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['events', 'upcoming', 'pages', tapRoom, category],
      queryFn: async ({ pageParam: page, client, signal }) => {
        const selection = { tapRoom: tapRoom === 'All' ? undefined : tapRoom, category: category ?? undefined };
        const path = await withQuery('/events', {
          upcoming: true,
          include: 'cancelled',
          limit: 20,
          page,
          ...selection,
        });
        return get<EventPage>(path, { client, signal });
      },
      // While another filter loads, the list stays as it is.
      placeholderData: keepPreviousData,
      select: ({ pages }) => ({
        events: pages.flatMap(({ events }) => events),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  /** A cancelled or completed event has a page too. */
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['events', 'detail', slug],
      queryFn: async ({ client, signal }) => {
        const path = await withQuery(`/events/${encodeURIComponent(slug)}`, { include: 'cancelled,completed' });
        return get<{ event: Event }>(path, { client, signal });
      },
      select: ({ event }) => event,
    }),
  /** The active beers that an event mentions. */
  mentionedBeers: (event: Event) =>
    queryOptions({
      queryKey: ['events', 'beers', event._id, event.updatedAt],
      queryFn: async ({ client, signal }) => {
        const path = `/events/${encodeURIComponent(event._id)}/beers`;
        return (await get<{ beers: BeerSummary[] }>(path, { client, signal })).beers;
      },
    }),
};
