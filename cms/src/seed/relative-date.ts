import { addDays, dayOfWeek } from '#domain/time/plain-date';
import type { RelativeDay } from './data/types';

/** Week 0 is the seven days from tomorrow on, week -1 the seven days before today. */
export function relativeDate({ weekday, week }: RelativeDay, today: string): string {
  const daysAhead = (weekday - dayOfWeek(today) + 7) % 7;
  return addDays(today, (week >= 0 ? daysAhead || 7 : daysAhead) + week * 7);
}

export const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
