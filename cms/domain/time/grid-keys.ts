/** Keys of a calendar grid (WAI-ARIA date grid pattern). */
import { addMonthsToDate } from './month';
import { addDays, dayOfWeek } from './plain-date';

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
