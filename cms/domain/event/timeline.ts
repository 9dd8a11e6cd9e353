/** The order of the staff list: upcoming events, soonest first, then past ones, latest first. */
import type { Event } from './event';
import { compareByStart, hasEnded, type EventDates } from './schedule';

type Listed = EventDates & Pick<Event, '_id' | 'title'>;

export function sortTimeline<Item extends Listed>(
  events: readonly Item[],
  now: Date,
): { upcoming: Item[]; past: Item[] } {
  const upcoming: Item[] = [];
  const past: Item[] = [];
  for (const event of events) (hasEnded(event, now) ? past : upcoming).push(event);
  return {
    upcoming: upcoming.sort(compareByStart),
    past: past.sort((left, right) => compareByStart(right, left)),
  };
}
