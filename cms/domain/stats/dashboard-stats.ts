/** The response of `GET /api/stats/dashboard`. Browsers import only the type. */
import * as z from 'zod';

export const dashboardStatsSchema = z
  .object({
    totalBeers: z.int().describe('Active beers.'),
    availableBeers: z.int().describe('Active and available beers.'),
    upcomingEvents: z.int().describe('Published events that have not started.'),
    totalEvents: z.int().describe('Events of every status.'),
    activeSubscribers: z.int(),
    newInquiries: z.int(),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
