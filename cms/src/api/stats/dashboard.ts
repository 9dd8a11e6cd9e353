/** The counts on the staff dashboard. */
import type { DashboardStats } from '#domain/stats/schema';
import { countRows } from '#lib/rows';

const countBeers = (where: object) => countRows('api::beer.beer', where);

/** Published and not started. */
const countUpcomingEvents = (now: Date) =>
  countRows('api::event.event', { eventStatus: 'published', startsAt: { $gt: now.toISOString() } });

export async function fetchDashboardStats(now: Date): Promise<DashboardStats> {
  const [totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries] = await Promise.all([
    countBeers({ isActive: true }),
    countBeers({ isActive: true, isAvailable: true }),
    countUpcomingEvents(now),
    countRows('api::event.event'),
    countRows('api::subscriber.subscriber', { isActive: true }),
    countRows('api::inquiry.inquiry', { inquiryStatus: 'new' }),
  ]);
  return { totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries };
}
