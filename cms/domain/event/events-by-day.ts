/** Events by the days on which a calendar shows them. */
import type { Event } from './event';
import { listEventDays } from './event-days';
import { compareByStart, type OrderedEvent } from './schedule';

export type EventsByDay<Item = Event> = ReadonlyMap<string, readonly Item[]>;

/** Events that began on an earlier day come first. */
export function groupByDay<Item extends OrderedEvent>(
  events: readonly Item[],
  from: string,
  to: string,
): EventsByDay<Item> {
  const byDay = new Map<string, Item[]>();
  for (const event of events.toSorted(compareByStart)) {
    for (const day of listEventDays(event, from, to)) {
      const others = byDay.get(day);
      if (others) others.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}
