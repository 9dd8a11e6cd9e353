/** Weeks and months of the brewery's calendar, each identified by its first day. */
import { dateBlockParts } from '../time/format';
import { addDays, addMonths, dateParts, dayOfWeek, firstOfMonth, toMonth } from '../time/plain-date';

export type Period = 'week' | 'month';

/** Weeks start on Monday. */
export function startOfPeriod(date: string, period: Period): string {
  if (period === 'week') return addDays(date, -((dayOfWeek(date) + 6) % 7));
  return firstOfMonth(toMonth(date));
}

export function addPeriods(start: string, count: number, period: Period): string {
  if (period === 'week') return addDays(start, 7 * count);
  return firstOfMonth(addMonths(toMonth(start), count));
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

type DatedCount<Kind extends string> = { date: string; kind: Kind; count: number };

type PeriodCounts<Kind extends string> = { start: string; counts: Record<Kind, number> };

/** Returns a count per kind, possibly 0, for each period. Dates outside the periods are ignored. */
export function countByPeriod<Kind extends string>(
  counted: Iterable<DatedCount<Kind>>,
  starts: readonly string[],
  period: Period,
  kinds: readonly Kind[],
): PeriodCounts<Kind>[] {
  const zeros = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const buckets = new Map(starts.map((start) => [start, { ...zeros }]));
  for (const { date, kind, count } of counted) {
    const counts = buckets.get(startOfPeriod(date, period));
    if (counts && Object.hasOwn(counts, kind)) counts[kind] += count;
  }
  return [...buckets].map(([start, counts]) => ({ start, counts }));
}

type LabeledCount = { label: string; count: number };

const compareCounts = (left: LabeledCount, right: LabeledCount) =>
  right.count - left.count || left.label.localeCompare(right.label, 'en');

/** Adds up the counts of each label, most frequent first. If there are more than `limit`, the rarest become `Other`. */
export function topCounts(counted: Iterable<LabeledCount>, limit = 16): LabeledCount[] {
  const totals = new Map<string, number>();
  for (const { label, count } of counted) totals.set(label, (totals.get(label) ?? 0) + count);
  const sorted = [...totals].map(([label, count]) => ({ label, count })).sort(compareCounts);
  if (sorted.length <= limit) return sorted;
  const rest = sorted.slice(limit - 1).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, limit - 1), { label: 'Other', count: rest }];
}
