import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Event, EventCategory, EventStatus, TapRoom } from '@domain/event/event';
import type { EventUpdate } from '@domain/event/input';
import type { Pagination } from '@domain/shared/envelope';
import type { Image } from '@domain/shared/image';
import { get } from './client';
import { toFormData } from './files-form';
import { toQueryString } from './query-string';
import { staffGet, staffSend, staffUpload, type Progress } from './staff';

type EventPage = { events: Event[]; pagination: Pagination };

export type UpcomingFilter = { tapRoom?: TapRoom; limit: number };

export const eventQueries = {
  /** The next few: three on home, six on a taproom's page (Auburn also shows events of All). */
  upcoming: ({ tapRoom, limit }: UpcomingFilter) =>
    queryOptions({
      queryKey: ['events', 'upcoming', tapRoom ?? 'All', limit],
      queryFn: ({ signal }) =>
        get<EventPage>(`/events${toQueryString({ upcoming: true, tapRoom, limit })}`, { signal }),
      select: (answer) => answer.events,
    }),
  /** Every event to come, twenty at a time; `data` is `{ events, total }`. */
  upcomingPages: () =>
    infiniteQueryOptions({
      queryKey: ['events', 'upcoming', 'pages'],
      queryFn: ({ pageParam, signal }) =>
        get<EventPage>(`/events${toQueryString({ upcoming: true, limit: 20, page: pageParam })}`, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ pagination }) => (pagination.page < pagination.pages ? pagination.page + 1 : undefined),
      select: ({ pages }) => ({
        events: pages.flatMap((page) => page.events),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['events', 'detail', id],
      queryFn: ({ signal }) => get<{ event: Event }>(`/events/${encodeURIComponent(id)}`, { signal }),
      select: (answer) => answer.event,
    }),
};

export type StaffEventFilter = {
  page?: number;
  limit?: number;
  search?: string;
  category?: EventCategory;
  tapRoom?: TapRoom;
  status?: EventStatus;
};

export const staffEventQueries = {
  list: (filter: StaffEventFilter = {}) =>
    queryOptions({
      queryKey: ['events', 'staff', 'list', filter],
      queryFn: ({ signal }) =>
        staffGet<EventPage>(`/events/admin${toQueryString({ limit: 12, ...filter })}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** One event with everything only staff see. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['events', 'staff', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<{ event: Event }>(`/events/admin/${id}`, { signal })).event,
    }),
};

/** What a form sends: absent fields stay, `null` clears. `updatedAt` names the version it was made from. */
export type EventDraft = EventUpdate;

type EventImages = { event: { images: Image[] } };
const eventOf = ({ event }: EventImages) => event;

export const eventMutations = {
  create: mutationOptions({
    mutationFn: (event: EventDraft) => staffSend<{ event: Event }>('POST', '/events', event),
  }),
  update: mutationOptions({
    mutationFn: ({ id, event }: { id: string; event: EventDraft }) =>
      staffSend<{ event: Event }>('PUT', `/events/${id}`, event),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/events/${id}`),
  }),
  addImages: mutationOptions({
    mutationFn: ({ id, files, onProgress }: { id: string; files: File[]; onProgress?: Progress }) =>
      staffUpload<EventImages>(`/events/${id}/images`, toFormData('images', files), onProgress).then(eventOf),
  }),
  removeImage: mutationOptions({
    mutationFn: ({ id, index, cloudStoragePath }: { id: string; index: number; cloudStoragePath?: string | null }) =>
      staffSend<EventImages>(
        'DELETE',
        `/events/${id}/images/${index}`,
        cloudStoragePath ? { cloudStoragePath } : undefined,
      ).then(eventOf),
  }),
};
