/** Counts for the dashboard and the charts, computed by the server. */
import { queryOptions } from '@tanstack/react-query';
import type { AnalyticsStats, DashboardStats, SystemWarnings, Tonight } from '@domain/stats/schema';
import { staffGet } from '../../api/staff/client';
import { staffQuery } from './query';

export const statsQueries = {
  dashboard: () =>
    queryOptions({
      queryKey: ['stats', 'dashboard'],
      queryFn: ({ signal }) => staffGet<{ stats: DashboardStats; tonight: Tonight }>('/stats/dashboard', { signal }),
      // A tablet at the bar stays on this page for days.
      refetchInterval: 60_000,
    }),
  warnings: () =>
    staffQuery<SystemWarnings>(['stats', 'warnings'], '/stats/warnings', 'warnings', { refetchInterval: 5 * 60_000 }),
  analytics: () =>
    staffQuery<AnalyticsStats>(['stats', 'analytics'], '/stats/analytics', 'stats', { staleTime: 60_000 }),
};
