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
