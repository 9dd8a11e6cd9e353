/** Reads the reports of Vitest and Playwright: how many tests passed and failed, and why; which journeys passed only when repeated. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../paths.ts';

export type Counts = { passed: number; failed: number };
export type Failure = { test: string; message: string };
type FileTime = { file: string; seconds: number };
/** A flaky journey failed once and passed when it was repeated. It counts as passed; its message is of the first run. */
export type Report = Counts & { failures: Failure[]; flaky: Failure[]; files: FileTime[] };

export const noTests: Report = { passed: 0, failed: 0, failures: [], flaky: [], files: [] };
export const addCounts = (all: Counts[]): Counts =>
  all.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });

const readJson = <Schema extends z.ZodType>(schema: Schema, file: string) =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const failure = (names: string[], messages: string[]): Failure => ({
  test: names.filter(Boolean).join(' › '),
  message: stripVTControlCharacters(messages.join('\n')).trim(),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      // Milliseconds.
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

export function readVitest(file: string): Report {
  const { numPassedTests, numFailedTests, testResults } = readJson(vitestReport, file);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const testFile = path.relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load fails without a test.
    if (tests.length === 0) return status === 'failed' ? [failure([testFile], [message])] : [];
    return tests.map((test) => failure([testFile, test.fullName], test.failureMessages));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [], files };
}

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        // `duration` is in milliseconds.
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = playwrightSuite.extend({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const specsOf = ({ specs, suites = [] }: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const isFlaky = ({ tests }: z.infer<typeof playwrightSpec>) => tests.some(({ status }) => status === 'flaky');

function describeSpec({ file, title, tests }: z.infer<typeof playwrightSpec>): Failure {
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
  const messages = errors.map((error) => error.message ?? '');
  return failure([file, title], messages);
}

function secondsByFile(specs: z.infer<typeof playwrightSpec>[]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  }
  return [...seconds].map(([file, total]) => ({ file, seconds: total }));
}

export function readPlaywright(file: string): Report {
  const report = readJson(playwrightReport, file);
  const specs = specsOf(report);
  const failures = specs.filter(({ ok }) => !ok).map(describeSpec);
  const flaky = specs.filter(isFlaky).map(describeSpec);
  const { expected, flaky: flakyCount, unexpected: failed } = report.stats;
  return { passed: expected + flakyCount, failed, failures, flaky, files: secondsByFile(specs) };
}

/** The report of all journeys with that of a repetition of the failed ones: those that passed then are flaky. */
export function withRepetition(first: Report, repeated: Report): Report {
  const failed = new Set(repeated.failures.map(({ test }) => test));
  const flaky = first.failures.filter(({ test }) => !failed.has(test));
  return {
    ...first,
    passed: first.passed + repeated.passed,
    // Counted by their second run, so that a journey that did not run then stays failed.
    failed: first.failed - repeated.passed,
    failures: first.failures.filter(({ test }) => failed.has(test)),
    flaky: [...first.flaky, ...flaky],
  };
}
