/** The results of a fault test as a table. */
import type { FaultResult } from './faults.ts';
import type { Traffic } from './load.ts';

/** Refused: 503 with Retry-After, after all retries of a write or of a staff user's read. Pages are not retried. */
const columns = [
  ...['fault', 'reads', 'forms', 'staff writes', 'failed', 'refused writes', 'refused reads'],
  ...['retried', 'lost', 'duplicates', 'slowest'],
];

const sum = (parts: Traffic[], count: (traffic: Traffic) => number) =>
  parts.reduce((total, traffic) => total + count(traffic), 0);

function toRow({ fault, reads, forms, staff, lost, duplicated }: FaultResult): string[] {
  const all = [reads, forms, staff];
  return [
    ...[fault.name, `${reads.sent}`, `${forms.sent}`, `${staff.sent}`],
    `${sum(all, (traffic) => traffic.failed)}`,
    `${forms.refused + staff.refused}`,
    `${reads.refused}`,
    `${sum(all, (traffic) => traffic.retried)}`,
    ...[`${lost.length}`, `${duplicated.length}`],
    `${(Math.max(...all.map((traffic) => traffic.slowestMs)) / 1000).toFixed(1)} s`,
  ];
}

/** One line, for those who watch: the table comes at the end. */
export const formatFaultResult = (result: FaultResult): string =>
  toRow(result)
    .slice(1)
    .map((cell, index) => `${columns[index + 1]} ${cell}`)
    .join(', ');

export function formatFaultTable(results: FaultResult[]): string {
  const rows = [columns, ...results.map(toRow)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const notes = results.map(({ fault, note }) => `  ${fault.name}: ${note}`);
  return [...table, '', ...notes].join('\n');
}
