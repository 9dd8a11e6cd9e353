/** One number of the bench, and what it was meant to be. */
export type Goal = { says: string; isMet: boolean };
export type Figure = {
  group: string;
  name: string;
  value: number;
  unit: string;
  /** Beside the number: spread, parts, what it was compared with. */
  note?: string;
  goal?: Goal;
};

export const atMost = (limit: number, value: number, unit = ''): Goal => ({
  says: `<= ${limit}${unit && ` ${unit}`}`,
  isMet: value <= limit,
});

export const atLeast = (limit: number, value: number, unit = ''): Goal => ({
  says: `>= ${limit}${unit && ` ${unit}`}`,
  isMet: value >= limit,
});

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function readable(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 100 || Number.isInteger(value)) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 3 : 2);
}

const verdict = ({ goal }: Figure) => (goal ? `${goal.isMet ? 'met   ' : 'MISSED'} ${goal.says}` : '');

/** A table a group; goals stand in its last column. */
export function tableOf(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const noteWidth = Math.max(...figures.map(({ note = '' }) => note.length));
  const lines = [...new Set(figures.map(({ group }) => group))].flatMap((group) => [
    '',
    group,
    ...figures
      .filter((figure) => figure.group === group)
      .map((figure) => {
        const number = `${readable(figure.value).padStart(9)} ${figure.unit.padEnd(6)}`;
        const row = `  ${figure.name.padEnd(width)} ${number} ${(figure.note ?? '').padEnd(noteWidth)}  ${verdict(figure)}`;
        return row.trimEnd();
      }),
  ]);
  const goals = figures.flatMap(({ goal }) => goal ?? []);
  const met = goals.filter(({ isMet }) => isMet).length;
  return [...lines, '', `${met} of ${goals.length} goals met`].join('\n');
}
