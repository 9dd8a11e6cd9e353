import type { Event } from '@domain/event/event';
import { getEndInstant, getStartInstant } from '@domain/event/schedule';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import type { Site } from '@domain/site/site';
import { pacificTimeZone } from '@domain/time/pacific';
import { parseBody, type Dependencies } from '../cache/dependencies';

/**
 * When one of the events that a page was rendered from starts or ends next after `now`, in epoch milliseconds, because pages
 * show whether an event is on or over; Infinity if never.
 */
export function nextEventChange(dependencies: Dependencies, now: number): number {
  const timeZones = getTimeZones(dependencies);
  const instants = dependencies
    .paths()
    .filter((path) => path.startsWith('/events'))
    .flatMap((path) => getEvents(dependencies, path))
    .flatMap((event) => {
      const timeZone = findEventTimeZone(event, timeZones);
      return [getStartInstant(event, timeZone).getTime(), getEndInstant(event, timeZone).getTime()];
    });
  return Math.min(Infinity, ...instants.filter((instant) => instant > now));
}

/** Every page depends on the site; the demo content is in Pacific time. */
function getTimeZones(dependencies: Dependencies): EventTimeZones {
  const response = dependencies.get('/site');
  if (response?.status !== 200) return { taprooms: [], timeZone: pacificTimeZone };
  const { taprooms, settings } = (parseBody(response) as { site: Site }).site;
  return { taprooms, timeZone: settings.timeZone };
}

function getEvents(dependencies: Dependencies, path: string): Event[] {
  const response = dependencies.get(path);
  if (response?.status !== 200) return [];
  const { event, events = [] } = parseBody(response) as { event?: Event; events?: Event[] };
  return event ? [event] : events;
}
