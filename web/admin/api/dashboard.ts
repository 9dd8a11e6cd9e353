/** The numbers of the dashboard (decisions.md, "Dashboard counts"). */
import { queryOptions } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { Event } from '@domain/event/event';
import { isFuture } from '@domain/event/schedule';
import type { Pagination } from '@domain/shared/envelope';
import { toQueryString } from '../../api/query-string';
import { staffGet } from './client';
import { fetchAllPages } from './fetch-all-pages';

export type Counts = { totalBeers: number; availableBeers: number; upcomingEvents: number; totalEvents: number };

/** Shown, and marked as such, when the real ones can't be had. */
export const sampleCounts: Counts = { totalBeers: 12, availableBeers: 8, upcomingEvents: 3, totalEvents: 10 };

export const dashboardQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['dashboard', 'counts'],
      queryFn: async ({ signal }): Promise<Counts> => {
        const [beers, events] = await Promise.all([countBeers(signal), countEvents(signal, new Date())]);
        return { ...beers, ...events };
      },
    }),
};

async function countBeers(signal: AbortSignal) {
  const pages = await fetchAllPages((paging) =>
    staffGet<{ beers: Beer[]; pagination: Pagination }>(`/beers${toQueryString(paging)}`, { signal }),
  );
  const available = pages.flatMap(({ beers }) => beers).filter(({ isAvailable }) => isAvailable);
  return { totalBeers: pages[0]?.pagination.total ?? 0, availableBeers: available.length };
}

/** The list is in order of start, latest first: what is still to start stands at its beginning. */
async function countEvents(signal: AbortSignal, now: Date) {
  let upcomingEvents = 0;
  for (let page = 1; ; page += 1) {
    const { events, pagination } = await staffGet<{ events: Event[]; pagination: Pagination }>(
      `/events/admin${toQueryString({ page, limit: 100 })}`,
      { signal },
    );
    upcomingEvents += events.filter((event) => isFuture(event, now)).length;
    const last = events.at(-1);
    const isMoreToCome = last !== undefined && isFuture({ ...last, status: 'published' }, now);
    if (!isMoreToCome || page >= pagination.pages) return { upcomingEvents, totalEvents: pagination.total };
  }
}
