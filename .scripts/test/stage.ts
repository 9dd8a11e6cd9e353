/** One part of the proof: it runs, and if it is made of tests it leaves a report to count them by. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from '../run.mjs';
import { type Counts, none, sum } from './counts.ts';

export type Stage = {
  name: string;
  run: (report: string) => Promise<number>;
  /** None: the stage is a check without tests; it adds to the sum only when it fails. */
  count?: (report: string) => Counts;
};

export type Outcome = Counts & { name: string; seconds: number };

function counted({ name, count }: Stage, report: string, code: number): Counts {
  if (!count) return code === 0 ? none : { passed: 0, failed: 1 };
  try {
    const counts = count(report);
    // A runner may fail although each of its tests passed: a file that does not load, an error between two tests.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    say('test', `${name} left no report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

async function runStage(stage: Stage, folder: string): Promise<Outcome> {
  say('test', `── ${stage.name}`);
  const began = Date.now();
  const report = path.join(folder, `${stage.name.replaceAll(/\W+/g, '-')}.report`);
  const code = await stage.run(report).catch((error: unknown) => {
    say('test', error instanceof Error ? error.message : String(error));
    return 1;
  });
  return { name: stage.name, seconds: (Date.now() - began) / 1000, ...counted(stage, report, code) };
}

/** Every stage runs, also after one that failed: one run tells everything. */
export async function runStages(stages: Stage[]): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-reports-'));
  try {
    const outcomes: Outcome[] = [];
    for (const stage of stages) outcomes.push(await runStage(stage, folder));
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A table of the stages, then the one line that says it all. */
export function showOutcomes(outcomes: Outcome[]): number {
  const { passed, failed } = sum(outcomes);
  console.log('');
  for (const outcome of outcomes) {
    const verdict = outcome.failed > 0 ? `${outcome.failed} FAILED` : 'ok';
    const tests = outcome.passed > 0 ? `${outcome.passed} passed` : '';
    console.log(
      `${outcome.name.padEnd(36)} ${`${outcome.seconds.toFixed(1)} s`.padStart(8)}  ${tests.padStart(11)}  ${verdict}`,
    );
  }
  console.log('');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
