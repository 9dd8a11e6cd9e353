import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { playwrightCounts, addCounts, tapCounts, vitestCounts } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'brewery-counts-'));
after(() => rmSync(folder, { recursive: true }));

function report(text: string) {
  const file = path.join(folder, 'report');
  writeFileSync(file, text);
  return file;
}

test('reads the report of Vitest', () => {
  assert.deepEqual(vitestCounts(report('{"numPassedTests":7,"numFailedTests":2,"numTotalTests":9}')), {
    passed: 7,
    failed: 2,
  });
});

test('reads the report of Playwright and counts a flaky journey as passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
  assert.deepEqual(playwrightCounts(report(JSON.stringify({ stats }))), { passed: 7, failed: 1 });
});

test("reads the TAP report of Node's test runner", () => {
  assert.deepEqual(tapCounts(report('ok 1 - it\n# tests 4\n# pass 3\n# fail 1\n# cancelled 0\n')), {
    passed: 3,
    failed: 1,
  });
});

test('throws for a truncated report', () => {
  assert.throws(() => tapCounts(report('ok 1 - it\n')));
  assert.throws(() => vitestCounts(report('{"numPassedTests":7')));
  assert.throws(() => vitestCounts(report('{}')));
});

test('adds the counts of several reports', () => {
  assert.deepEqual(
    addCounts([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
    { passed: 7, failed: 2 },
  );
});
