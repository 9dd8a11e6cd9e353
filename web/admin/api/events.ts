import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EventCategory, EventStatus, TapRoom } from '@domain/event/constants';
import type { Event } from '@domain/event/event';
import type { EventUpdate } from '@domain/event/input';
import type { Pagination } from '@domain/shared/envelope';
import type { Image } from '@domain/shared/image';
import { toQueryString } from '../../api/query-string';
import { staffGet, staffSend, staffUpload, type ProgressHandler } from './client';
import { toFormData } from './form-data';
import { freshOptions } from './query-options';

type EventListParams = {
  page?: number;
  limit?: number;
  search?: string;
  category?: EventCategory;
  tapRoom?: TapRoom;
  status?: EventStatus;
};

export const eventQueries = {
  list: (params: EventListParams = {}) =>
    queryOptions({
      queryKey: ['events', 'list', params],
      queryFn: ({ signal }) =>
        staffGet<{ events: Event[]; pagination: Pagination }>(
          `/events/admin${toQueryString({ limit: 12, ...params })}`,
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['events', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<{ event: Event }>(`/events/admin/${id}`, { signal })).event,
    }),
};

export const fetchLatestEvent = (queryClient: QueryClient, id: string): Promise<Event> =>
  queryClient.fetchQuery({ ...eventQueries.byId(id), ...freshOptions });

type ImageResponse = { event: { images: Image[] } };
const toEvent = ({ event }: ImageResponse) => event;

export const eventMutations = {
  create: mutationOptions({
    mutationFn: (event: EventUpdate) => staffSend<{ event: Event }>('POST', '/events', event),
  }),
  update: mutationOptions({
    mutationFn: ({ id, event }: { id: string; event: EventUpdate }) =>
      staffSend<{ event: Event }>('PUT', `/events/${id}`, event),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/events/${id}`),
  }),
  addImages: mutationOptions({
    mutationFn: ({ id, files, onProgress }: { id: string; files: File[]; onProgress?: ProgressHandler }) =>
      staffUpload<ImageResponse>(`/events/${id}/images`, toFormData('images', files), onProgress).then(toEvent),
  }),
  removeImage: mutationOptions({
    mutationFn: ({ id, index, cloudStoragePath }: { id: string; index: number; cloudStoragePath?: string | null }) =>
      staffSend<ImageResponse>(
        'DELETE',
        `/events/${id}/images/${index}`,
        cloudStoragePath ? { cloudStoragePath } : undefined,
      ).then(toEvent),
  }),
};

export const invalidateEvents = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['events'] }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
