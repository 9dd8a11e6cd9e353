/** Events by the days on which a calendar shows them. */
import type { Event } from '@domain/event/event';
import { listEventDays } from '@domain/event/event-days';
import { compareByStart, type OrderedEvent } from '@domain/event/schedule';
import { addMonthsToDate } from '@domain/time/month';
import { addDays, dayOfWeek } from '@domain/time/plain-date';

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

// Keys of a calendar grid (WAI-ARIA date grid pattern).

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -dayOfWeek(date)),
  End: (date) => addDays(date, 6 - dayOfWeek(date)),
  PageUp: (date) => addMonthsToDate(date, -1),
  PageDown: (date) => addMonthsToDate(date, 1),
};

/** The date that a key moves to; null for other keys. */
export const moveByKey = (key: string, date: string): string | null =>
  Object.hasOwn(moves, key) ? (moves[key]?.(date) ?? null) : null;

// The letters of taprooms in the calendar: the shortest beginnings of their names that tell them apart.

const maxLength = 3;

export function taproomCodes(names: readonly string[]): Map<string, string> {
  const lengths = Array.from({ length: maxLength }, (_, index) => index + 1);
  const isDistinct = (length: number) => new Set(names.map((name) => name.slice(0, length))).size === names.length;
  const length = lengths.find(isDistinct) ?? maxLength;
  return new Map(names.map((name) => [name, name.slice(0, length)]));
}

/** Such as `A`, and `A+F` for an event of both taprooms. */
export function eventCode(tapRoom: string, names: readonly string[]): string {
  const codes = taproomCodes(names);
  if (tapRoom !== 'All') return codes.get(tapRoom) ?? tapRoom.slice(0, maxLength);
  return names.length > maxLength ? 'All' : [...codes.values()].join('+');
}
