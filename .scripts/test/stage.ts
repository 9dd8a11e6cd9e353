/** A stage of the test run. A stage with tests writes a report from which they are counted. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InterruptedError, log } from '../exec.mjs';
import { noTests, type Report } from './reports.ts';

/** The files that a stage writes: the report of its test runner, and a byte for each server that its tests started. */
export type StageFiles = { report: string; starts: string };

export type Stage = {
  name: string;
  /** Resolves with the exit code. */
  run: (files: StageFiles) => Promise<number>;
  /** Absent for a check without tests, which is counted only if it fails. */
  readReport?: (reportFile: string) => Report;
  /** Names of the stages that must have passed before. */
  needs?: string[];
  /** How many cores it keeps busy: half a one if it mostly waits. Stages run beside each other as long as both cores suffice. */
  cores: 0.5 | 1 | 2;
};

export type StageResult = Report & { name: string; seconds: number; starts: number };

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
  const file = (extension: string) => path.join(folder, `${stage.name.replaceAll(/\W+/g, '-')}.${extension}`);
  const files = { report: file('report'), starts: file('starts') };
  const code = await stage.run(files).catch((error: unknown) => {
    if (error instanceof InterruptedError) throw error;
    log('test', error instanceof Error ? error.message : String(error));
    return 1;
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const report = readReportOf(stage, files.report, code);
  log('test', `── ${stage.name}: ${report.failed === 0 ? 'ok' : 'FAILED'} after ${seconds.toFixed(0)} s`);
  return { name: stage.name, seconds, starts: existsSync(files.starts) ? statSync(files.starts).size : 0, ...report };
}

const skipped = (name: string, missing: string): StageResult => ({
  ...failedAs(`It did not run, because “${missing}” failed.`),
  name,
  seconds: 0,
  starts: 0,
});

const allCores = 2;

/**
 * Runs the stages in their order, each as soon as those it needs have passed and its cores are free. A failed stage only
 * keeps those that need it from running, so that one run reports all failures; a stop signal ends it at once.
 */
export async function runStages(stages: Stage[]): Promise<StageResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-reports-'));
  const results = new Map<string, StageResult>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = new Set(stages);
  const freeCores = () => allCores - [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);

  const start = (stage: Stage) => {
    waiting.delete(stage);
    const run = runStage(stage, folder).then((result) => {
      results.set(stage.name, result);
      running.delete(stage);
    });
    running.set(stage, run);
  };

  const startReady = () => {
    for (const stage of waiting) {
      const failed = stage.needs?.find((name) => results.get(name)?.failed);
      if (failed !== undefined) {
        waiting.delete(stage);
        results.set(stage.name, skipped(stage.name, failed));
      } else if ((stage.needs ?? []).every((name) => results.has(name)) && stage.cores <= freeCores()) start(stage);
    }
  };

  try {
    for (startReady(); running.size > 0; startReady()) await Promise.race(running.values());
    return stages.flatMap(({ name }) => results.get(name) ?? []);
  } finally {
    // After a stop signal, the stages beside the one that was interrupted end, too.
    await Promise.allSettled(running.values());
    rmSync(folder, { recursive: true, force: true });
  }
}
