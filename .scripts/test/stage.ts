/** A stage of the test run. A stage with tests writes a report from which they are counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InterruptedError, log } from '../exec.mjs';
import { addCounts, type Counts, noTests } from './counts.ts';

export type Stage = {
  name: string;
  /** Resolves with the exit code. */
  run: (reportFile: string) => Promise<number>;
  /** Absent for a check without tests, which is counted only if it fails. */
  count?: (reportFile: string) => Counts;
};

export type StageResult = Counts & { name: string; seconds: number };

function countTests({ name, count }: Stage, reportFile: string, code: number): Counts {
  if (!count) return code === 0 ? noTests : { passed: 0, failed: 1 };
  try {
    const counts = count(reportFile);
    // A runner can fail although every test passed: a file that does not load, an unhandled error between tests.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    log('test', `${name} wrote no report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
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
  return { name: stage.name, seconds: (Date.now() - startedAt) / 1000, ...countTests(stage, reportFile, code) };
}

async function runTogether(stages: Stage[], folder: string): Promise<StageResult[]> {
  const results = await Promise.allSettled(stages.map((stage) => runStage(stage, folder)));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/**
 * Runs every stage, even after a failed one, so that one run reports all failures; a stop signal ends it at once.
 * The stages of a list in the list run at the same time.
 */
export async function runStages(stages: (Stage | Stage[])[]): Promise<StageResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-reports-'));
  try {
    const results: StageResult[] = [];
    for (const group of stages) results.push(...(await runTogether([group].flat(), folder)));
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints a table of the stages and the closing line `N passed, N failed`; returns the exit code. */
export function printSummary(results: StageResult[]): number {
  const { passed, failed } = addCounts(results);
  console.log('');
  for (const result of results) {
    const verdict = result.failed > 0 ? `${result.failed} FAILED` : 'ok';
    const tests = result.passed > 0 ? `${result.passed} passed` : '';
    console.log(
      `${result.name.padEnd(36)} ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${tests.padStart(11)}  ${verdict}`,
    );
  }
  console.log('');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
