/** A stage of the test run. A stage with tests writes a report from which they are counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InterruptedError, log } from '../exec.mjs';
import { addCounts, noTests, type Failure, type Report } from './reports.ts';

export type Stage = {
  name: string;
  /** Resolves with the exit code. */
  run: (reportFile: string) => Promise<number>;
  /** Absent for a check without tests, which is counted only if it fails. */
  readReport?: (reportFile: string) => Report;
};

/** Runs after the one before: a stage, or several at the same time; a list among those runs one after another. */
export type Step = Stage | (Stage | Stage[])[];

export type StageResult = Report & { name: string; seconds: number };

const failedAs = (message: string): Report => ({ ...noTests, failed: 1, failures: [{ test: '', message }] });

function readReportOf(stage: Stage, reportFile: string, code: number): Report {
  if (!stage.readReport) return code === 0 ? noTests : failedAs('Its messages are above.');
  try {
    const report = stage.readReport(reportFile);
    if (code === 0 || report.failed > 0) return report;
    // A runner can fail although every test passed: a file that does not load, an unhandled error between tests.
    const { failures } = failedAs(`Every test passed, but its runner ended with ${code}. Its messages are above.`);
    return { ...report, failed: 1, failures: report.failures.length > 0 ? report.failures : failures };
  } catch (error) {
    const message = `${stage.name} wrote no report: ${error instanceof Error ? error.message : String(error)}`;
    log('test', message);
    return failedAs(message);
  }
}

async function runStage(stage: Stage, folder: string): Promise<StageResult> {
  log('test', `── ${stage.name}`);
  const startedAt = Date.now();
  const reportFile = path.join(folder, `${stage.name.replaceAll(/\W+/g, '-')}.report`);
  const code = await stage.run(reportFile).catch((error: unknown) => {
    if (error instanceof InterruptedError) throw error;
    log('test', error instanceof Error ? error.message : String(error));
    return 1;
  });
  return { name: stage.name, seconds: (Date.now() - startedAt) / 1000, ...readReportOf(stage, reportFile, code) };
}

async function runInOrder(stages: Stage[], folder: string): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage, folder));
  return results;
}

async function runTogether(lanes: Stage[][], folder: string): Promise<StageResult[]> {
  const results = await Promise.allSettled(lanes.map((stages) => runInOrder(stages, folder)));
  return results.flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Runs every stage, even after a failed one, so that one run reports all failures; a stop signal ends it at once. */
export async function runStages(steps: Step[]): Promise<StageResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-reports-'));
  try {
    const results: StageResult[] = [];
    for (const step of steps) {
      const lanes = [step].flat().map((lane) => [lane].flat());
      results.push(...(await runTogether(lanes, folder)));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const maxMessageLines = 20;

function failureLines(label: string, stage: string, { test, message }: Failure): string[] {
  const lines = message.split('\n').slice(0, maxMessageLines);
  return [`${label} ${[stage, test].filter(Boolean).join(' › ')}`, ...lines.map((line) => `    ${line}`)];
}

/** The flaky and failed tests with the first lines of their messages, so that the end of a long log says what failed. */
export const problemLines = (results: StageResult[]): string[] => [
  ...results.flatMap(({ name, flaky }) => flaky.flatMap((test) => failureLines('FLAKY', name, test))),
  ...results.flatMap(({ name, failures }) => failures.flatMap((test) => failureLines('FAILED', name, test))),
];

const verdict = ({ failed, flaky }: Report) =>
  [failed > 0 ? `${failed} FAILED` : 'ok', flaky.length > 0 ? `${flaky.length} flaky` : ''].filter(Boolean).join(', ');

/** Prints the flaky and failed tests, a table of the stages and the closing line `N passed, N failed`; returns the exit code. */
export function printSummary(results: StageResult[]): number {
  const { passed, failed } = addCounts(results);
  console.log('');
  for (const line of problemLines(results)) console.log(line);
  console.log('');
  for (const result of results) {
    const tests = result.passed > 0 ? `${result.passed} passed` : '';
    console.log(
      `${result.name.padEnd(36)} ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${tests.padStart(11)}  ${verdict(result)}`,
    );
  }
  console.log('');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
