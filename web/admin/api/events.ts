import { queryOptions } from '@tanstack/react-query';
import type { EventCategory, EventStatus, RepeatInterval, SeriesScope } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import type { EventInput, EventUpdate } from '@domain/event/input';
import type { EventOrder } from '@domain/event/query';
import type { Pagination, Image } from '@domain/shared/response-schemas';
import { toQueryString } from '../../domain/query-string';
import { fetchAllPages } from './batch';
import { staffGet, staffSend } from '../../api/staff/client';
import { imageCalls, invalidator, pageQuery, restorableApi, sendFor } from './query';

type EventListParams = {
  page?: number;
  limit?: number;
  search?: string;
  category?: EventCategory | null;
  tapRoom?: string | null;
  status?: EventStatus | null;
  order?: EventOrder;
  /** The first and the last day of a range; an event in progress on one of its days is included. */
  from?: string;
  to?: string;
};

/** `upcomingTotal`: how many of all matching events are not over. */
export type EventPage = { events: Event[]; pagination: Pagination; upcomingTotal: number };

const listPath = (params: EventListParams) => `/events/admin${toQueryString(params)}`;

export const fetchMatchingEvents = async (params: EventListParams, signal?: AbortSignal): Promise<Event[]> =>
  (await fetchAllPages((paging) => staffGet<EventPage>(listPath({ ...params, ...paging }), { signal }))).flatMap(
    (page) => page.events,
  );

export const eventQueries = {
  list: (params: EventListParams = {}) =>
    pageQuery<EventPage>(['events', 'list', params], listPath({ limit: 12, ...params })),
  /** All events of some days, earliest start first. */
  inRange: (range: { from: string; to: string }, filters: EventListParams = {}) =>
    queryOptions({
      queryKey: ['events', 'range', range, filters],
      queryFn: ({ signal }) => fetchMatchingEvents({ ...filters, ...range, order: 'earliest-first' }, signal),
    }),
};

export const eventApi = {
  ...restorableApi<Event>({
    name: 'event',
    path: '/events',
    idOf: ({ _id }) => _id,
    deleteQuery: '?restorable=true',
    invalidate: invalidator('events', 'stats'),
  }),
  ...imageCalls('/events', ({ event }: { event: { images: Image[] } }) => event),
};

const withScope = (scope: SeriesScope) => (scope === 'this' ? {} : { scope });

/** `others`: how many other events of its series were changed as well. */
export const updateEvent = (id: string, event: EventUpdate, scope: SeriesScope = 'this') =>
  staffSend<{ event: Event; others?: number }>('PUT', `/events/${id}${toQueryString(withScope(scope))}`, event);

type Deletion = { message: string; ids?: string[] };

/** `eventApi.restore` undoes it. */
export const deleteEvent = (id: string, scope: SeriesScope = 'this') =>
  staffSend<Deletion>('DELETE', `/events/${id}${toQueryString({ restorable: 'true', ...withScope(scope) })}`);

type RepeatBody = {
  dates: string[];
  /** The interval of an open-ended series. */
  interval?: RepeatInterval;
  updatedAt: string;
};

/** Creates an event with the listed images of another one. */
export const duplicateEvent = (sourceId: string, event: EventInput) =>
  sendFor<Event>('event', 'POST', `/events/${sourceId}/duplicate`, event);

/** Creates a copy for each start date, all or none. */
export const repeatEvent = ({ id, body }: { id: string; body: RepeatBody }) =>
  staffSend<{ events: Event[] }>('POST', `/events/${id}/repeat`, body);
