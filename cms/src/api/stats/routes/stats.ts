/** Statistics for the staff app. */
import { analyticsStatsSchema, dashboardStatsSchema, tonightSchema, systemWarningsSchema } from '#domain/stats/schema';
import { defineRoutes } from '#lib/routes';
import { fetchAnalyticsStats, fetchDashboardStats, fetchSystemWarnings, fetchTonight } from '../stats';

export default defineRoutes({
  'GET /stats/dashboard': {
    id: 'stats.stats.dashboard',
    access: 'staff',
    summary: 'The dashboard: counts, and what happens today.',
    response: { stats: dashboardStatsSchema, tonight: tonightSchema },
    async handle() {
      const now = new Date();
      const [stats, tonight] = await Promise.all([fetchDashboardStats(now), fetchTonight(now)]);
      return { stats, tonight };
    },
  },
  'GET /stats/analytics': {
    id: 'stats.stats.analytics',
    access: 'staff',
    summary: 'The counts that the charts show: sign-ups, subscribers, inquiries, events and beers.',
    response: { stats: analyticsStatsSchema },
    handle: async () => ({ stats: await fetchAnalyticsStats(new Date()) }),
  },
  'GET /stats/warnings': {
    id: 'stats.stats.warnings',
    access: 'admin',
    summary: 'What needs the attention of admins: a failed or overdue backup, and emails that could not be sent.',
    response: { warnings: systemWarningsSchema },
    handle: async () => ({ warnings: await fetchSystemWarnings(new Date()) }),
  },
});
