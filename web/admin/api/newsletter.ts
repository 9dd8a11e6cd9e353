/** These calls send no bearer token: the session cookie authorizes them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '@domain/shared/response-schemas';
import type { NewsletterStats, Subscriber } from '@domain/subscriber/schema';
import { get } from '../../api/client';
import { toQueryString } from '../../domain/query-string';
import { sendOnce } from '../../api/send-once';
import { download } from '../../api/staff/client';
import { invalidator } from './query';

type SubscriberListParams = { page?: number; limit?: number; active?: boolean; search?: string };

export const newsletterQueries = {
  subscribers: (params: SubscriberListParams = {}) =>
    queryOptions({
      queryKey: ['newsletter', 'subscribers', params],
      queryFn: async ({ signal }) => {
        const path = `/newsletter/subscribers${toQueryString(params)}`;
        return (await get<{ data: { subscribers: Subscriber[]; pagination: Pagination } }>(path, { signal })).data;
      },
      placeholderData: keepPreviousData,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['newsletter', 'stats'],
      queryFn: async ({ signal }) => (await get<{ data: NewsletterStats }>('/newsletter/stats', { signal })).data,
    }),
};

export const newsletterMutations = {
  exportCsv: (params: { active?: boolean; search?: string } = {}) =>
    download(`/newsletter/export/csv${toQueryString(params)}`),
  add: (email: string) => sendOnce<{ message: string }>('POST', '/newsletter/subscribers', { email }),
};

export const setSubscriberActive = (id: string, isActive: boolean) =>
  sendOnce<{ message: string }>('PUT', `/newsletter/subscriber/${id}`, { isActive });

export const subscriberApi = {
  name: 'subscriber',
  remove: (id: string) => sendOnce<{ message: string }>('DELETE', `/newsletter/subscriber/${id}`),
  invalidate: invalidator('newsletter', 'stats'),
};
