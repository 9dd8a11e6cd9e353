/** Counts passed and failed tests from the report of each test runner. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { passed: number; failed: number };

export const noTests: Counts = { passed: 0, failed: 0 };
export const addCounts = (all: Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    noTests,
  );

const readJson = <Schema extends z.ZodType>(schema: Schema, file: string) =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests } = readJson(vitestReport, file);
  return { passed: numPassedTests, failed: numFailedTests };
}

export function playwrightCounts(file: string): Counts {
  const { expected, flaky, unexpected } = readJson(playwrightReport, file).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Node's own runner ends its TAP report with `# pass 3` and `# fail 0`. */
export function tapCounts(file: string): Counts {
  const report = readFileSync(file, 'utf8');
  const count = (label: string) => Number(new RegExp(`^# ${label} (\\d+)$`, 'm').exec(report)?.[1] ?? Number.NaN);
  const counts = { passed: count('pass'), failed: count('fail') + count('cancelled') };
  if (Number.isNaN(counts.passed + counts.failed)) throw new Error(`${file} has no counts`);
  return counts;
}
