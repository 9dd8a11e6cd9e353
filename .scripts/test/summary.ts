/** What `npm test` prints at its end: the stages, the slowest files, and last what failed, so that a cut log has it. */
import { addCounts, type Failure, type Report } from './reports.ts';
import type { StageResult } from './stage.ts';

const maxMessageLines = 12;
const shownFiles = 20;

function failureLines(label: string, stage: string, { test, message }: Failure): string[] {
  const lines = message.split('\n').slice(0, maxMessageLines);
  return [`${label} ${[stage, test].filter(Boolean).join(' › ')}`, ...lines.map((line) => `    ${line.slice(0, 300)}`)];
}

/** The flaky and failed tests with the first lines of their messages. */
const problemLines = (results: StageResult[]): string[] => [
  ...results.flatMap(({ name, flaky }) => flaky.flatMap((test) => failureLines('FLAKY', name, test))),
  ...results.flatMap(({ name, failures }) => failures.flatMap((test) => failureLines('FAILED', name, test))),
];

const verdict = ({ failed, flaky }: Report) =>
  [failed > 0 ? `${failed} FAILED` : 'ok', flaky.length > 0 ? `${flaky.length} flaky` : ''].filter(Boolean).join(', ');

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`.padStart(9);

const stageLine = (result: StageResult) =>
  [
    result.name.padEnd(36),
    minutes(result.seconds),
    (result.passed > 0 ? `${result.passed} passed` : '').padStart(12),
    (result.starts > 0 ? `${result.starts} starts` : '').padStart(10),
    `  ${verdict(result)}`,
  ].join('');

const slowestFiles = (results: StageResult[]) =>
  results
    .flatMap(({ name, files }) => files.map(({ file, seconds }) => ({ label: `${name} › ${file}`, seconds })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shownFiles)
    .map(({ label, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${label}`);

export function summaryLines(results: StageResult[], totalSeconds: number): string[] {
  const { passed, failed } = addCounts(results);
  const slowest = slowestFiles(results);
  return [
    ...(slowest.length > 0 ? ['', 'The slowest files:', ...slowest] : []),
    '',
    ...results.map(stageLine),
    `${'all'.padEnd(36)}${minutes(totalSeconds)}`,
    '',
    ...problemLines(results),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

/** Prints the summary; returns the exit code. */
export function printSummary(results: StageResult[], totalSeconds: number): number {
  for (const line of summaryLines(results, totalSeconds)) console.log(line);
  return addCounts(results).failed === 0 ? 0 : 1;
}
