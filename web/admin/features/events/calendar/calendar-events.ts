/** Events by the days on which a calendar shows them. */
import { listEventDays } from '@domain/event/event-days';
import type { Event } from '@domain/event/event';
import { compareByStart } from '@domain/event/schedule';

export type EventsByDay = ReadonlyMap<string, readonly Event[]>;

/** Events that began on an earlier day come first. */
export function groupByDay(events: readonly Event[], from: string, to: string): EventsByDay {
  const byDay = new Map<string, Event[]>();
  for (const event of events.toSorted(compareByStart)) {
    for (const day of listEventDays(event, from, to)) {
      const others = byDay.get(day);
      if (others) others.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}
