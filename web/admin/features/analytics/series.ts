/** Rows for plots and tables: counts by day in Auburn, gathered into weeks or months, split by kind. */
import { addDays, dateParts, dayOfWeek, plainDate } from '@domain/time/plain-date';
import { dateBlockParts } from '@domain/time/format';

export type SeriesRow = { label: string } & Record<string, number | string>;

type Counted = { date: string; kind: string };

export type Period = 'week' | 'month';

/** The Monday or the first that begins the period of a day. */
export function startOfPeriod(date: string, period: Period): string {
  if (period === 'week') return addDays(date, -((dayOfWeek(date) + 6) % 7));
  const { year, month } = dateParts(date);
  return plainDate(year, month, 1);
}

/** `count` periods from the one of `first`, none left out. */
export function periodsFrom(first: string, count: number, period: Period): string[] {
  const start = startOfPeriod(first, period);
  return Array.from({ length: count }, (_, index) =>
    period === 'week' ? addDays(start, index * 7) : addMonths(start, index),
  );
}

export function addMonths(date: string, months: number): string {
  const { year, month } = dateParts(date);
  const all = year * 12 + (month - 1) + months;
  return plainDate(Math.floor(all / 12), (all % 12) + 1, 1);
}

const periodLabel: Record<Period, (start: string) => string> = {
  week: (start) => `${dateBlockParts(start).month} ${dateBlockParts(start).day}`,
  month: (start) => `${dateBlockParts(start).month} ${dateParts(start).year}`,
};

/** One row a period, one number a kind; kinds that never occur are there with 0, what has no date is left out. */
export function countByPeriod(
  counted: readonly Counted[],
  starts: readonly string[],
  period: Period,
  kinds: readonly string[],
): SeriesRow[] {
  const counts = new Map<string, number>();
  for (const { date, kind } of counted) {
    if (!date) continue;
    const key = `${startOfPeriod(date, period)} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return starts.map((start) => ({
    label: periodLabel[period](start),
    ...Object.fromEntries(kinds.map((kind) => [kind, counts.get(`${start} ${kind}`) ?? 0])),
  }));
}

/** The most frequent first; what comes after `limit` is gathered under Other. */
export function countBy(names: readonly string[], limit = 16): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  const sorted = [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'));
  if (sorted.length <= limit) return sorted;
  const rest = sorted.slice(limit - 1).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, limit - 1), { label: 'Other', count: rest }];
}
