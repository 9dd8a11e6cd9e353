/** The rows and series that a chart and its table share. */
export type Series = { name: string; label: string; color: string };

export type SeriesRow = { label: string } & Record<string, number | string>;

export const sumCounts = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
