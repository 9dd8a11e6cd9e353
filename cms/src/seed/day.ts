import { addDays, dayOfWeek } from '#domain/time/plain-date';
import type { SeedDay } from './data/shapes';

/** The date of a seed day, seen from today: tomorrow at the earliest in the weeks to come, yesterday at the latest before. */
export function dateOf({ weekday, week }: SeedDay, today: string): string {
  const ahead = (weekday - dayOfWeek(today) + 7) % 7;
  return addDays(today, (week >= 0 ? ahead || 7 : ahead) + week * 7);
}
