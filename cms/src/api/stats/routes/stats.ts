/** Statistics for the staff app (api.md §6). */
import { analyticsStatsSchema } from '#domain/stats/analytics-stats';
import { dashboardStatsSchema } from '#domain/stats/dashboard-stats';
import { tonightSchema } from '#domain/stats/tonight';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/stats/dashboard',
    action: 'api::stats.stats.dashboard',
    access: 'staff',
    summary: 'The dashboard: counts, and what happens today.',
    response: { stats: dashboardStatsSchema, tonight: tonightSchema },
  },
  {
    method: 'GET',
    path: '/stats/analytics',
    action: 'api::stats.stats.analytics',
    access: 'staff',
    summary: 'The counts that the charts show: sign-ups, subscribers, inquiries, events and beers.',
    response: { stats: analyticsStatsSchema },
  },
]);
