import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { noTests } from './reports.ts';
import { runStages, type Stage } from './stage.ts';
import { summaryLines } from './summary.ts';

const check = (name: string, code: number, rest: Partial<Stage> = {}): Stage => ({
  name,
  cores: 1,
  run: async () => code,
  ...rest,
});

test('runStages continues after a failed stage, but not with those that need it', async () => {
  const stages = [check('format', 1), check('build', 1), check('API', 0, { needs: ['build'] }), check('lint', 0)];
  const results = await runStages(stages);
  const failures = Object.fromEntries(results.map(({ name, failed }) => [name, failed]));
  assert.deepEqual(failures, { format: 1, build: 1, API: 1, lint: 0 });
  assert.equal(results[2]?.failures[0]?.message, 'It did not run, because “build” failed.');
});

test('runStages counts a stage that fails without a failed test as one failure', async () => {
  const [result] = await runStages([check('API', 1, { readReport: () => ({ ...noTests, passed: 3 }) })]);
  assert.deepEqual([result?.passed, result?.failed], [3, 1]);
});

test('runStages counts the servers that a stage starts', async () => {
  const run: Stage['run'] = async ({ starts }) => {
    appendFileSync(starts, '..');
    return 0;
  };
  const results = await runStages([check('API', 0, { run }), check('lint', 0)]);
  assert.deepEqual([results[0]?.starts, results[1]?.starts], [2, 0]);
});

test('runStages runs stages beside each other on two cores, each after those it needs, and reports them in order', async () => {
  const events: string[] = [];
  const finish = new Map<string, () => void>();
  const stage = (name: string, cores: 1 | 2, needs: string[] = []): Stage => ({
    name,
    cores,
    needs,
    run: () => {
      events.push(name);
      return new Promise((resolve) => finish.set(name, () => resolve(0)));
    },
  });
  const results = runStages([
    stage('build', 1),
    stage('journeys', 2, ['build']),
    stage('API', 1, ['build']),
    stage('types', 1),
    stage('unit', 1),
  ]);
  const end = async (name: string) => {
    finish.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  assert.deepEqual(events, ['build', 'types']);
  await end('types');
  assert.deepEqual(events.slice(2), ['unit']);
  await end('build');
  assert.deepEqual(events.slice(3), ['API']);
  await end('unit');
  assert.deepEqual(events.slice(4), []);
  await end('API');
  assert.deepEqual(events.slice(4), ['journeys']);
  await end('journeys');
  const names = (await results).map(({ name }) => name);
  assert.deepEqual(names, ['build', 'journeys', 'API', 'types', 'unit']);
});

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test(`${signal} ends the running stage and skips the others`, async () => {
    const fixture = path.join(import.meta.dirname, 'fixtures/long-stages.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', fixture], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('running')) child.kill(signal);
    });
    assert.deepEqual(await once(child, 'close'), [exitCode, null]);
    assert.doesNotMatch(output, /second/);
  });
}

test('the summary has the slowest files, then the stages, and ends with what failed', () => {
  const files = [
    { file: 'beers.test.ts', seconds: 3 },
    { file: 'events.test.ts', seconds: 61.25 },
  ];
  const failures = [{ test: 'beers are listed', message: `expected 200\n${'at a line\n'.repeat(50)}` }];
  const flaky = [{ test: 'beers are sorted', message: 'expected 304' }];
  const report = { passed: 4, failed: 1, failures, flaky, files };
  const api = { ...report, name: 'API', seconds: 90, starts: 7 };
  const edge = { ...noTests, name: 'edge', passed: 3, seconds: 30, starts: 0 };
  const lines = summaryLines([api, edge], 120);
  assert.deepEqual(lines.slice(0, 11), [
    '',
    'The slowest files:',
    '  61.3 s  API › events.test.ts',
    '   3.0 s  API › beers.test.ts',
    '',
    'API                                   1.5 min    4 passed  7 starts  1 FAILED, 1 flaky',
    'edge                                  0.5 min    3 passed            ok',
    'all                                   2.0 min',
    '',
    'FLAKY API › beers are sorted',
    '    expected 304',
  ]);
  assert.deepEqual(lines.slice(11, 14), ['FAILED API › beers are listed', '    expected 200', '    at a line']);
  assert.deepEqual(lines.slice(-2), ['', '7 passed, 1 failed']);
  assert.equal(lines.length, 26);
});
