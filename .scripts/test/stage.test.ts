import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../paths.ts';
import { type Stage, runStages } from './stage.ts';

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
    const stage = { ...check('API', 1), count: () => ({ passed: 3, failed: 0 }) };
    const [result] = await runStages([stage]);
    assert.deepEqual([result?.passed, result?.failed], [3, 1]);
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
