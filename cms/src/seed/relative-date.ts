import { addDays, dayOfWeek } from '#domain/time/plain-date';
import type { RelativeDay } from './data/types';

/** Weeks from 0 start tomorrow; week -1 ends yesterday. */
export function relativeDate({ weekday, week }: RelativeDay, today: string): string {
  const daysAhead = (weekday - dayOfWeek(today) + 7) % 7;
  return addDays(today, (week >= 0 ? daysAhead || 7 : daysAhead) + week * 7);
}
