import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AuditAction, AuditArea } from '@domain/audit/constants';
import type { AuditActor, AuditEntry } from '@domain/audit/schema';
import type { Pagination } from '@domain/shared/response-schemas';
import { toQueryString } from '../../api/query-string';
import { staffDownload, staffGet } from '../../api/staff/client';

export type AuditFilters = {
  user?: string;
  area?: AuditArea;
  action?: AuditAction;
  /** Dates in the time zone of the brewery. */
  from?: string;
  to?: string;
  search?: string;
};

export const auditQueries = {
  list: (params: AuditFilters & { page: number }) =>
    queryOptions({
      queryKey: ['audit-log', 'list', params],
      queryFn: ({ signal }) =>
        staffGet<{ entries: AuditEntry[]; pagination: Pagination }>(`/audit-log${toQueryString(params)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  users: () =>
    queryOptions({
      queryKey: ['audit-log', 'users'],
      queryFn: async ({ signal }) => (await staffGet<{ users: AuditActor[] }>('/audit-log/users', { signal })).users,
      staleTime: 60_000,
    }),
};

export const auditMutations = {
  exportCsv: mutationOptions({
    mutationFn: (filters: AuditFilters) => staffDownload(`/audit-log/export/csv${toQueryString(filters)}`),
  }),
};
