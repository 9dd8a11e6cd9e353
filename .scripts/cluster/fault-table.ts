/** The result of a fault as a row of a table. */
import type { FaultResult } from './faults.ts';
import type { Traffic } from './load.ts';

/** Refused: 503 with Retry-After, after all retries of a write or of a staff user's read. Pages are not retried. */
export function toRow({ fault, reads, forms, staff, lost, duplicated }: FaultResult) {
  const all = [reads, forms, staff];
  const sum = (count: (traffic: Traffic) => number) => all.reduce((total, traffic) => total + count(traffic), 0);
  return {
    fault: fault.name,
    reads: reads.sent,
    forms: forms.sent,
    'staff writes': staff.sent,
    failed: sum((traffic) => traffic.failed),
    'refused writes': forms.refused + staff.refused,
    'refused reads': reads.refused,
    retried: sum((traffic) => traffic.retried),
    lost: lost.length,
    duplicates: duplicated.length,
    slowest: `${(Math.max(...all.map((traffic) => traffic.slowestMs)) / 1000).toFixed(1)} s`,
  };
}
