/** Statistics for the staff app. */
import { analyticsStatsSchema, dashboardStatsSchema, tonightSchema, systemWarningsSchema } from '#domain/stats/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /stats/dashboard': {
    action: 'api::stats.stats.dashboard',
    access: 'staff',
    summary: 'The dashboard: counts, and what happens today.',
    response: { stats: dashboardStatsSchema, tonight: tonightSchema },
  },
  'GET /stats/analytics': {
    action: 'api::stats.stats.analytics',
    access: 'staff',
    summary: 'The counts that the charts show: sign-ups, subscribers, inquiries, events and beers.',
    response: { stats: analyticsStatsSchema },
  },
  'GET /stats/warnings': {
    action: 'api::stats.stats.warnings',
    access: 'admin',
    summary: 'What needs the attention of admins: a failed or overdue backup, and emails that could not be sent.',
    response: { warnings: systemWarningsSchema },
  },
});
