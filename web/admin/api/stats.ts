/** Counts for the dashboard and the charts, computed by the server (api.md §6). */
import { queryOptions } from '@tanstack/react-query';
import type { AnalyticsStats } from '@domain/stats/analytics-stats';
import type { DashboardStats } from '@domain/stats/dashboard-stats';
import { staffGet } from './client';

export const statsQueries = {
  dashboard: () =>
    queryOptions({
      queryKey: ['stats', 'dashboard'],
      queryFn: async ({ signal }) => (await staffGet<{ stats: DashboardStats }>('/stats/dashboard', { signal })).stats,
    }),
  analytics: () =>
    queryOptions({
      queryKey: ['stats', 'analytics'],
      queryFn: async ({ signal }) => (await staffGet<{ stats: AnalyticsStats }>('/stats/analytics', { signal })).stats,
      staleTime: 60_000,
    }),
};
