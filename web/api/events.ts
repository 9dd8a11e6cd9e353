import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { BeerSummary } from '@domain/beer/beer-summary';
import type { EventCategory } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { noEventFilter, type EventFilter } from '../domain/event';
import type { Pagination } from '@domain/shared/response-schemas';
import { get } from './client';
import { toQueryString } from '../domain/query-string';
import { infinitePages, readQuery } from './read-query';

type EventPage = { events: Event[]; pagination: Pagination };

type UpcomingFilter = {
  /** A taproom's name. */
  tapRoom?: string;
  category?: EventCategory;
  limit: number;
  /** Adds cancelled events until they would have ended; the limit does not count them. */
  hasCancelled?: boolean;
};

const pathOf = (idOrSlug: string) => `/events/${encodeURIComponent(idOrSlug)}`;

export const eventQueries = {
  /** The next `limit` events; of one taproom if given, with those of All, and of one category if given. */
  upcoming: ({ tapRoom, category, limit, hasCancelled = false }: UpcomingFilter) => {
    const include = hasCancelled ? 'cancelled' : undefined;
    return readQuery(
      ['events', 'upcoming', tapRoom ?? 'All', category ?? 'all', limit, hasCancelled],
      `/events${toQueryString({ upcoming: true, tapRoom, category, limit, include })}`,
      ({ events }: EventPage) => events,
    );
  },
  /** All upcoming events of a filter, 20 per request and the cancelled ones between them; `data` is `{ events, total }`. */
  upcomingPages: ({ tapRoom, category }: EventFilter = noEventFilter) =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['events', 'upcoming', 'pages', tapRoom, category],
      queryFn: ({ pageParam: page, client, signal }) => {
        const selection = { tapRoom: tapRoom === 'All' ? undefined : tapRoom, category };
        const query = toQueryString({ upcoming: true, include: 'cancelled', limit: 20, page, ...selection });
        return get<EventPage>(`/events${query}`, { client, signal });
      },
      // The list stays as it is while another filter loads.
      placeholderData: keepPreviousData,
      select: ({ pages }) => ({
        events: pages.flatMap(({ events }) => events),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  /** A cancelled or completed event has a page too. */
  bySlug: (slug: string) =>
    readQuery(
      ['events', 'detail', slug],
      pathOf(slug) + toQueryString({ include: 'cancelled,completed' }),
      ({ event }: { event: Event }) => event,
    ),
  /** The active beers that an event mentions. */
  mentionedBeers: (event: Event) =>
    readQuery(
      ['events', 'beers', event._id, event.updatedAt],
      `${pathOf(event._id)}/beers`,
      ({ beers }: { beers: BeerSummary[] }) => beers,
    ),
};
