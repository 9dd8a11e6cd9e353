/** Counts for the dashboard and the charts, computed by the server. */
import { queryOptions } from '@tanstack/react-query';
import type { AnalyticsStats, DashboardStats, SystemWarnings, Tonight } from '@domain/stats/schema';
import { staffGet } from '../../api/staff/client';

export const statsQueries = {
  dashboard: () =>
    queryOptions({
      queryKey: ['stats', 'dashboard'],
      queryFn: ({ signal }) => staffGet<{ stats: DashboardStats; tonight: Tonight }>('/stats/dashboard', { signal }),
      // A tablet at the bar stays on this page for days.
      refetchInterval: 60_000,
    }),
  warnings: () =>
    queryOptions({
      queryKey: ['stats', 'warnings'],
      queryFn: async ({ signal }) =>
        (await staffGet<{ warnings: SystemWarnings }>('/stats/warnings', { signal })).warnings,
      refetchInterval: 5 * 60_000,
    }),
  analytics: () =>
    queryOptions({
      queryKey: ['stats', 'analytics'],
      queryFn: async ({ signal }) => (await staffGet<{ stats: AnalyticsStats }>('/stats/analytics', { signal })).stats,
      staleTime: 60_000,
    }),
};
