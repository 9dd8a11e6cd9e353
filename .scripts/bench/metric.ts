/** A measured value, optionally with a budget. */
export type Budget = { limit: string; isMet: boolean };
export type Metric = {
  group: string;
  name: string;
  value: number;
  unit: string;
  /** Context of the value: spread, parts, what it is compared with. */
  note?: string;
  budget?: Budget;
};

export const atMost = (limit: number, value: number, unit = ''): Budget => ({
  limit: `<= ${limit}${unit && ` ${unit}`}`,
  isMet: value <= limit,
});

export const atLeast = (limit: number, value: number, unit = ''): Budget => ({
  limit: `>= ${limit}${unit && ` ${unit}`}`,
  isMet: value >= limit,
});

/** Interpolates between the two nearest values; `share` 0.75 is the upper quartile. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: number[]): number => quantile(values, 0.5);

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function formatValue(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 100 || Number.isInteger(value)) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 3 : 2);
}

const verdict = ({ budget }: Metric) => (budget ? `${budget.isMet ? 'met   ' : 'MISSED'} ${budget.limit}` : '');

/** One table per group, with the budgets in the last column. */
export function formatTable(metrics: Metric[]): string {
  const width = Math.max(...metrics.map(({ name }) => name.length));
  const noteWidth = Math.max(...metrics.map(({ note = '' }) => note.length));
  const lines = [...new Set(metrics.map(({ group }) => group))].flatMap((group) => [
    '',
    group,
    ...metrics
      .filter((metric) => metric.group === group)
      .map((metric) => {
        const number = `${formatValue(metric.value).padStart(9)} ${metric.unit.padEnd(6)}`;
        const row = `  ${metric.name.padEnd(width)} ${number} ${(metric.note ?? '').padEnd(noteWidth)}  ${verdict(metric)}`;
        return row.trimEnd();
      }),
  ]);
  const budgets = metrics.flatMap(({ budget }) => budget ?? []);
  const met = budgets.filter(({ isMet }) => isMet).length;
  return [...lines, '', `${met} of ${budgets.length} budgets met`].join('\n');
}
