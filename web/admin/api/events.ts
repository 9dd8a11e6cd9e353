/** What the staff app asks about events beyond the calls of `web/api`. */
import type { QueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import type { Pagination } from '@domain/http/envelope';
import { ApiError } from '../../api/client';
import { queryString } from '../../api/query-string';
import { staffGet } from '../../api/staff';

/** The latest version of one event with everything only staff see; the API lists them, a hundred a page. */
export async function latestEvent({ _id, title }: Pick<Event, '_id' | 'title'>): Promise<Event> {
  // Its title finds it at once, unless somebody has just changed that.
  return (
    (await findEvent(_id, title)) ?? (await findEvent(_id, '')) ?? Promise.reject(new ApiError(404, 'Event not found'))
  );
}

async function findEvent(id: string, search: string): Promise<Event | null> {
  for (let page = 1; ; page += 1) {
    const { events, pagination } = await staffGet<{ events: Event[]; pagination: Pagination }>(
      `/events/admin${queryString({ page, limit: 100, search })}`,
    );
    const found = events.find(({ _id }) => _id === id);
    if (found || page >= pagination.pages) return found ?? null;
  }
}

/** After any change of an event: every list, the dashboard's numbers. */
export const refreshEvents = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['events'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
