import type { AuditAction, AuditArea } from '@domain/audit/constants';
import type { AuditActor, AuditEntry } from '@domain/audit/schema';
import type { Pagination } from '@domain/shared/response-schemas';
import { toQueryString } from '../../domain/query-string';
import { staffDownload } from '../../api/staff/client';
import { pageQuery, staffQuery } from './query';

type AuditFilters = {
  user?: string | null;
  area?: AuditArea | null;
  action?: AuditAction | null;
  /** Dates in the time zone of the brewery. */
  from?: string;
  to?: string;
  search?: string;
};

export const auditQueries = {
  list: (params: AuditFilters & { page: number }) =>
    pageQuery<{ entries: AuditEntry[]; pagination: Pagination }>(
      ['audit-log', 'list', params],
      `/audit-log${toQueryString(params)}`,
    ),
  users: () => staffQuery<AuditActor[]>(['audit-log', 'users'], '/audit-log/users', 'users', { staleTime: 60_000 }),
};

export const auditMutations = {
  exportCsv: ({ page: _page, ...filters }: AuditFilters & { page: number }) =>
    staffDownload(`/audit-log/export/csv${toQueryString(filters)}`),
};
