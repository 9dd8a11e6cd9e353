import type { Event } from './event';
import { normalizeSchedule, type EventDates } from './schedule';

/** Events in order of their start, by the month of it (`2026-07`). */
export const groupByMonth = <Item extends EventDates & Pick<Event, '_id'>>(events: readonly Item[]) => {
  const months = new Map<string, Item[]>();
  for (const event of events) {
    const month = normalizeSchedule(event).startDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, monthEvents]) => ({ month, events: monthEvents }));
};
