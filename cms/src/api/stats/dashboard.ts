/** The counts on the staff dashboard (decisions.md, "Dashboard counts"). */
import type { DashboardStats } from '#domain/stats/dashboard-stats';

const countBeers = (where: object): Promise<number> => strapi.db.query('api::beer.beer').count({ where });

/** staff-admin.md §2: published and not started. */
const countUpcomingEvents = (now: Date): Promise<number> =>
  strapi.db
    .query('api::event.event')
    .count({ where: { eventStatus: 'published', startsAt: { $gt: now.toISOString() } } });

export async function fetchDashboardStats(now: Date): Promise<DashboardStats> {
  const [totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries] = await Promise.all([
    countBeers({ isActive: true }),
    countBeers({ isActive: true, isAvailable: true }),
    countUpcomingEvents(now),
    strapi.db.query('api::event.event').count(),
    strapi.db.query('api::subscriber.subscriber').count({ where: { isActive: true } }),
    strapi.db.query('api::inquiry.inquiry').count({ where: { inquiryStatus: 'new' } }),
  ]);
  return { totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries };
}
