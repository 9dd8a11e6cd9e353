/** The counts on the staff dashboard (decisions.md, "Dashboard counts"). */
import type { Event } from '#domain/event/event';
import { isFuture } from '#domain/event/schedule';
import type { DashboardStats } from '#domain/stats/dashboard-stats';
import { pacificToday } from '#domain/time/pacific';
import { toClockTime } from '#lib/stored-values';

const countBeers = (where: object): Promise<number> => strapi.db.query('api::beer.beer').count({ where });

type StartTime = { startTime: string | null };

/** The database compares dates; today's events are also compared by their start time. */
async function countUpcomingEvents(now: Date): Promise<number> {
  const events = strapi.db.query('api::event.event');
  const status: Event['status'] = 'published';
  const today = pacificToday(now);
  const startingToday: StartTime[] = await events.findMany({
    select: ['startTime'],
    where: { eventStatus: status, startDate: today },
  });
  const later = startingToday.filter(({ startTime }) =>
    isFuture({ status, startDate: today, startTime: toClockTime(startTime), endDate: null, endTime: null }, now),
  );
  return later.length + (await events.count({ where: { eventStatus: status, startDate: { $gt: today } } }));
}

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
