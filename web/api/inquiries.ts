import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '@domain/shared/envelope';
import type { Inquiry, InquiryKind, InquiryStatus } from '@domain/inquiry/inquiry';
import { toQueryString } from './query-string';
import { staffDownload, staffGet, staffSend } from './staff';

export type InquiryFilter = {
  kind?: InquiryKind;
  status?: InquiryStatus;
  search?: string;
  page?: number;
  limit?: number;
};

export const inquiryQueries = {
  list: (filter: InquiryFilter = {}) =>
    queryOptions({
      queryKey: ['inquiries', 'list', filter],
      queryFn: ({ signal }) =>
        staffGet<{ inquiries: Inquiry[]; pagination: Pagination }>(`/inquiries${toQueryString(filter)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** One inquiry, spam too. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['inquiries', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<{ inquiry: Inquiry }>(`/inquiries/${id}`, { signal })).inquiry,
      staleTime: 60_000,
    }),
};

export const inquiryMutations = {
  setStatus: mutationOptions({
    mutationFn: ({ id, ...change }: { id: string; status: InquiryStatus; updatedAt?: string }) =>
      staffSend<{ inquiry: Inquiry }>('PUT', `/inquiries/${id}`, change),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/inquiries/${id}`),
  }),
  exportCsv: mutationOptions({
    mutationFn: ({ kind, status, search }: InquiryFilter = {}) =>
      staffDownload(`/inquiries/export/csv${toQueryString({ kind, status, search })}`),
  }),
};
