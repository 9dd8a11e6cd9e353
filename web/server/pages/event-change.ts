import type { Event } from '@domain/event/event';
import { getEndInstant, getStartInstant } from '@domain/event/schedule';
import { parseBody, type Dependencies } from '../cache/dependencies';

/**
 * When one of the events that a page was rendered from starts or ends next after `now`, in epoch milliseconds, because pages
 * show whether an event is on or over; Infinity if never.
 */
export function nextEventChange(dependencies: Dependencies, now: number): number {
  const instants = dependencies
    .paths()
    .filter((path) => path.startsWith('/events'))
    .flatMap((path) => getEvents(dependencies, path))
    .flatMap((event) => [getStartInstant(event).getTime(), getEndInstant(event).getTime()]);
  return Math.min(Infinity, ...instants.filter((instant) => instant > now));
}

function getEvents(dependencies: Dependencies, path: string): Event[] {
  const response = dependencies.get(path);
  if (response?.status !== 200) return [];
  const { event, events = [] } = parseBody(response) as { event?: Event; events?: Event[] };
  return event ? [event] : events;
}
