/** What the staff app asks about events beyond the calls of `web/api`. */
import type { QueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { staffEventQueries } from '../../api/events';
import { asLatest } from './as-opened';

export const latestEvent = (queryClient: QueryClient, id: string): Promise<Event> =>
  queryClient.fetchQuery({ ...staffEventQueries.byId(id), ...asLatest });

/** After any change of an event: every list, the dashboard's numbers. */
export const refreshEvents = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['events'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
