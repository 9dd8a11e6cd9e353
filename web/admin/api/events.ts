import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EventCategory, EventStatus, RepeatInterval, SeriesScope } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import type { EventInput, EventUpdate } from '@domain/event/input';
import type { EventOrder } from '@domain/event/query';
import type { Pagination, Image } from '@domain/shared/response-schemas';
import { toQueryString } from '../../api/query-string';
import { fetchAllPages } from './batch';
import { staffGet, staffSend, staffUpload, type ImagesUpload, toFormData, freshOptions } from '../../api/staff/client';
import { staffQuery, invalidator } from './query';

type EventListParams = {
  page?: number;
  limit?: number;
  search?: string;
  category?: EventCategory;
  tapRoom?: string;
  status?: EventStatus;
  order?: EventOrder;
  /** The first and the last day of a range; an event in progress on one of its days is included. */
  from?: string;
  to?: string;
};

/** `upcomingTotal`: how many of all matching events are not over. */
export type EventPage = { events: Event[]; pagination: Pagination; upcomingTotal: number };

const fetchEvents = (params: EventListParams, signal?: AbortSignal) =>
  staffGet<EventPage>(`/events/admin${toQueryString(params)}`, { signal });

export const eventQueries = {
  list: (params: EventListParams = {}) =>
    queryOptions({
      queryKey: ['events', 'list', params],
      queryFn: ({ signal }) => fetchEvents({ limit: 12, ...params }, signal),
      placeholderData: keepPreviousData,
    }),
  /** All events of some days, earliest start first. */
  inRange: (range: { from: string; to: string }, filters: EventListParams = {}) =>
    queryOptions({
      queryKey: ['events', 'range', range, filters],
      queryFn: async ({ signal }) => {
        const pages = await fetchAllPages((paging) =>
          fetchEvents({ ...filters, ...range, ...paging, order: 'earliest-first' }, signal),
        );
        return pages.flatMap(({ events }) => events);
      },
    }),
  byId: (id: string) =>
    staffQuery(['events', 'detail', id], `/events/admin/${id}`, ({ event }: { event: Event }) => event),
};

export const fetchLatestEvent = (queryClient: QueryClient, id: string): Promise<Event> =>
  queryClient.fetchQuery({ ...eventQueries.byId(id), ...freshOptions });

export const fetchMatchingEvents = async (filters: EventListParams): Promise<Event[]> =>
  (await fetchAllPages((paging) => fetchEvents({ ...filters, ...paging }))).flatMap(({ events }) => events);

const withScope = (scope: SeriesScope) => (scope === 'this' ? {} : { scope });

/** `others`: how many other events of its series were changed as well. */
export const updateEvent = (id: string, event: EventUpdate, scope: SeriesScope = 'this') =>
  staffSend<{ event: Event; others?: number }>('PUT', `/events/${id}${toQueryString(withScope(scope))}`, event);

/** Works for an hour after the delete. */
export const restoreEvent = (id: string) => staffSend<{ event: Event }>('POST', `/events/${id}/restore`);

type Deletion = { message: string; ids?: string[] };

/** `restoreEvent` undoes it. */
export const deleteEvent = (id: string, scope: SeriesScope = 'this') =>
  staffSend<Deletion>('DELETE', `/events/${id}${toQueryString({ restorable: 'true', ...withScope(scope) })}`);

type ImageResponse = { event: { images: Image[] } };
const toEvent = ({ event }: ImageResponse) => event;

/** Times only of an event that has none. */
type RepeatBody = {
  dates: string[];
  /** Of an open-ended series. */
  interval?: RepeatInterval;
  updatedAt: string;
  startTime?: string;
  endTime?: string;
};

export const eventMutations = {
  create: (event: EventUpdate) => staffSend<{ event: Event }>('POST', '/events', event),
  update: ({ id, event, scope }: { id: string; event: EventUpdate; scope?: SeriesScope }) =>
    updateEvent(id, event, scope),
  /** Creates an event with the listed images of another one. */
  duplicate: ({ sourceId, event }: { sourceId: string; event: EventInput }) =>
    staffSend<{ event: Event }>('POST', `/events/${sourceId}/duplicate`, event),
  /** Creates a copy for each start date, all or none. */
  repeat: ({ id, body }: { id: string; body: RepeatBody }) =>
    staffSend<{ events: Event[] }>('POST', `/events/${id}/repeat`, body),
  remove: ({ id, scope }: { id: string; scope: SeriesScope }) => deleteEvent(id, scope),
  addImages: ({ id, files, replacement, onProgress }: ImagesUpload & { id: string }) =>
    staffUpload<ImageResponse>(`/events/${id}/images`, toFormData('images', files, replacement), onProgress).then(
      toEvent,
    ),
  removeImage: ({ id, index, cloudStoragePath }: { id: string; index: number; cloudStoragePath?: string | null }) =>
    staffSend<ImageResponse>(
      'DELETE',
      `/events/${id}/images/${index}`,
      cloudStoragePath ? { cloudStoragePath } : undefined,
    ).then(toEvent),
};

export const invalidateEvents = invalidator('events', 'stats');
