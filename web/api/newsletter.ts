import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '@domain/shared/envelope';
import type { NewsletterStats, Subscriber, SubscriberSource } from '@domain/subscriber/subscriber';
import { get, send } from './client';
import { toQueryString } from './query-string';
import { download } from './staff';

export const newsletterQueries = {
  /** The masked address that a link in a mail belongs to; asking changes nothing. */
  unsubscribe: (token: string) =>
    queryOptions({
      queryKey: ['newsletter', 'unsubscribe', token],
      queryFn: ({ signal }) => get<{ email: string }>(`/newsletter/unsubscribe${toQueryString({ token })}`, { signal }),
    }),
};

export const newsletterMutations = {
  subscribe: mutationOptions({
    mutationFn: (subscription: { email: string; source: SubscriberSource; website?: string }) =>
      send<{ message: string }>('POST', '/newsletter/subscribe', subscription),
  }),
  unsubscribe: mutationOptions({
    mutationFn: (token: string) =>
      send<{ message?: string }>('POST', `/newsletter/unsubscribe${toQueryString({ token })}`),
  }),
};

export type SubscriberFilter = { page?: number; limit?: number; active?: boolean };

/** These send no bearer token (staff-admin.md §6): the session cookie speaks for them. */
export const staffNewsletterQueries = {
  subscribers: (filter: SubscriberFilter = {}) =>
    queryOptions({
      queryKey: ['newsletter', 'staff', 'subscribers', filter],
      queryFn: ({ signal }) =>
        get<{ data: { subscribers: Subscriber[]; pagination: Pagination } }>(
          `/newsletter/subscribers${toQueryString(filter)}`,
          { signal },
        ),
      select: (answer) => answer.data,
      placeholderData: keepPreviousData,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['newsletter', 'staff', 'stats'],
      queryFn: ({ signal }) => get<{ data: NewsletterStats }>('/newsletter/stats', { signal }),
      select: (answer) => answer.data,
    }),
};

export const staffNewsletterMutations = {
  exportCsv: mutationOptions({
    mutationFn: ({ active }: { active?: boolean } = {}) =>
      download(`/newsletter/export/csv${toQueryString({ active })}`),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => send<{ message: string }>('DELETE', `/newsletter/subscriber/${id}`),
  }),
};
