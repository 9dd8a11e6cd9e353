/** How many tests passed and failed, from the report each runner leaves. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { passed: number; failed: number };

export const none: Counts = { passed: 0, failed: 0 };
export const sum = (all: Counts[]): Counts =>
  all.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), none);

const json = <Shape extends z.ZodType>(shape: Shape, file: string) =>
  shape.parse(JSON.parse(readFileSync(file, 'utf8')));

const vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwright = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

export function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests } = json(vitest, file);
  return { passed: numPassedTests, failed: numFailedTests };
}

export function playwrightCounts(file: string): Counts {
  const { expected, flaky, unexpected } = json(playwright, file).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Node's own runner ends its TAP report with `# pass 3` and `# fail 0`. */
export function tapCounts(file: string): Counts {
  const report = readFileSync(file, 'utf8');
  const read = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(report)?.[1] ?? Number.NaN);
  const counts = { passed: read('pass'), failed: read('fail') + read('cancelled') };
  if (Number.isNaN(counts.passed + counts.failed)) throw new Error(`${file} has no counts`);
  return counts;
}
