/** Weeks and months of the brewery's calendar, each identified by its first day. */
import { dateBlockParts } from '../time/format';
import { addDays, dateParts, dayOfWeek, toPlainDate } from '../time/plain-date';

export type Period = 'week' | 'month';

/** Weeks start on Monday. */
export function startOfPeriod(date: string, period: Period): string {
  if (period === 'week') return addDays(date, -((dayOfWeek(date) + 6) % 7));
  const { year, month } = dateParts(date);
  return toPlainDate(year, month, 1);
}

export function addPeriods(start: string, count: number, period: Period): string {
  if (period === 'week') return addDays(start, 7 * count);
  const { year, month } = dateParts(start);
  const months = year * 12 + (month - 1) + count;
  return toPlainDate(Math.floor(months / 12), (months % 12) + 1, 1);
}

/** The first days of `count` consecutive periods, beginning with the one that contains `first`. */
export function listPeriods(first: string, count: number, period: Period): string[] {
  const start = startOfPeriod(first, period);
  return Array.from({ length: count }, (_, index) => addPeriods(start, index, period));
}

/** `Nov 16` for a week, `Nov 2026` for a month. */
export function formatPeriod(start: string, period: Period): string {
  const { month, day } = dateBlockParts(start);
  return `${month} ${period === 'week' ? day : dateParts(start).year}`;
}
