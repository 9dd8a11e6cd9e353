import { startOfPeriod, type Period } from './period';

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
