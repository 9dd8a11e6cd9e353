import type { InquiryKind, InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/schema';
import type { Pagination } from '@domain/shared/response-schemas';
import { toQueryString } from '../../domain/query-string';
import { staffDownload, staffSend } from '../../api/staff/client';
import { invalidator, pageQuery, staffQuery } from './query';

type InquiryListParams = {
  kind?: InquiryKind | null;
  status?: InquiryStatus | null;
  search?: string;
  page?: number;
  limit?: number;
};

export const inquiryQueries = {
  list: (params: InquiryListParams = {}) =>
    pageQuery<{ inquiries: Inquiry[]; pagination: Pagination }>(
      ['inquiries', 'list', params],
      `/inquiries${toQueryString(params)}`,
    ),
  /** Unlike the list, this also finds spam. */
  byId: (id: string) =>
    staffQuery<Inquiry>(['inquiries', 'detail', id], `/inquiries/${id}`, 'inquiry', { staleTime: 60_000 }),
};

export const inquiryMutations = {
  setStatus: ({ id, ...change }: { id: string; status: InquiryStatus; updatedAt?: string }) =>
    staffSend<{ inquiry: Inquiry }>('PUT', `/inquiries/${id}`, change),
  resendEmail: ({ inquiryId, emailId }: { inquiryId: string; emailId: string }) =>
    staffSend<{ inquiry: Inquiry }>('POST', `/inquiries/${inquiryId}/emails/${emailId}/resend`),
  exportCsv: ({ kind, status, search }: InquiryListParams = {}) =>
    staffDownload(`/inquiries/export/csv${toQueryString({ kind, status, search })}`),
};

export const inquiryApi = {
  name: 'inquiry',
  remove: (id: string) => staffSend<{ message: string }>('DELETE', `/inquiries/${id}`),
  /** All lists, and the counts on the dashboard and in the sidebar. */
  invalidate: invalidator(['inquiries', 'list'], 'stats'),
};
