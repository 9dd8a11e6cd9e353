import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../paths.ts';
import { problemLines, type Stage, runStages } from './stage.ts';

const check = (name: string, code: number): Stage => ({ name, run: async () => code });

describe('runStages', () => {
  test('continues after a failed stage', async () => {
    const results = await runStages([check('format', 1), check('lint', 0)]);
    assert.deepEqual(
      results.map(({ name, failed }) => [name, failed]),
      [
        ['format', 1],
        ['lint', 0],
      ],
    );
  });

  test('counts a stage that fails without a failed test as one failure', async () => {
    const stage = { ...check('API', 1), readReport: () => ({ passed: 3, failed: 0, failures: [], flaky: [] }) };
    const [result] = await runStages([stage]);
    assert.deepEqual([result?.passed, result?.failed], [3, 1]);
  });

  test('reports flaky and failed tests with their stage and the start of their message', async () => {
    const failures = [{ test: 'beers are listed', message: `expected 200\n${'at a line\n'.repeat(50)}` }];
    const flaky = [{ test: 'beers are sorted', message: 'expected 304' }];
    const report = { passed: 4, failed: 1, failures, flaky };
    const [result] = await runStages([{ ...check('API', 1), readReport: () => report }]);
    assert.ok(result);
    const lines = problemLines([result]);
    assert.deepEqual(lines.slice(0, 4), [
      ...['FLAKY API › beers are sorted', '    expected 304'],
      ...['FAILED API › beers are listed', '    expected 200'],
    ]);
    assert.equal(lines.length, 23);
  });

  test('runs the stages of a list at the same time, and reports them in order', async () => {
    let finish = (_code: number) => {};
    const slow = new Promise<number>((resolve) => (finish = resolve));
    const first: Stage = { name: 'first', run: () => slow };
    const second: Stage = {
      name: 'second',
      run: async () => {
        finish(1);
        return 0;
      },
    };
    const results = await runStages([[first, second], check('third', 0)]);
    assert.deepEqual(
      results.map(({ name, failed }) => [name, failed]),
      [
        ['first', 1],
        ['second', 0],
        ['third', 0],
      ],
    );
  });

  test('runs the stages of a list among those one after another, also after a failed one', async () => {
    const events: string[] = [];
    let finish = (_code: number) => {};
    const slow = new Promise<number>((resolve) => (finish = resolve));
    const stage = (name: string, run: () => Promise<number>): Stage => ({
      name,
      run: async () => {
        events.push(`${name} starts`);
        const code = await run();
        events.push(`${name} ends`);
        return code;
      },
    });
    const beside = stage('beside', () => slow);
    const results = await runStages([
      [
        [
          stage('first', async () => 1),
          stage('second', async () => {
            finish(0);
            await slow;
            return 0;
          }),
        ],
        beside,
      ],
    ]);
    assert.deepEqual(
      events.filter((event) => !event.startsWith('beside')),
      ['first starts', 'first ends', 'second starts', 'second ends'],
    );
    assert.deepEqual(
      results.map(({ name, failed }) => [name, failed]),
      [
        ['first', 1],
        ['second', 0],
        ['beside', 0],
      ],
    );
  });

  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    test(`${signal} ends the running stage and skips the others`, { timeout: 30_000 }, async () => {
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
});
