import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.ts';
import { noTests, readPlaywright, readVitest, withRepetition } from './reports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'brewery-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(text: string) {
  const file = path.join(folder, 'report');
  writeFileSync(file, text);
  return file;
}

test('reads the report of Vitest, with failed tests and files that do not load', () => {
  const testResults = [
    {
      name: path.join(root, 'cms/beers.test.ts'),
      status: 'failed',
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { fullName: 'beers are listed', status: 'passed', failureMessages: [] },
        { fullName: 'beers are deleted', status: 'failed', failureMessages: ['\u001B[31mexpected 404\u001B[39m'] },
      ],
    },
    { name: path.join(root, 'cms/events.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  assert.deepEqual(readVitest(report(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }))), {
    passed: 1,
    failed: 1,
    failures: [
      { test: 'cms/beers.test.ts › beers are deleted', message: 'expected 404' },
      { test: 'cms/events.test.ts', message: 'no such file' },
    ],
    flaky: [],
    files: [
      { file: 'cms/beers.test.ts', seconds: 2.5 },
      { file: 'cms/events.test.ts', seconds: 0 },
    ],
  });
});

test('reads the report of Playwright, with failed and flaky journeys of nested suites', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', errors: { message: string }[]) => ({
    file: 'staff.spec.ts',
    title,
    ok: status !== 'unexpected',
    tests: [{ status, results: [{ duration: 1500, errors }] }],
  });
  const suites = [
    {
      specs: [spec('staff sign in', 'expected', [])],
      suites: [
        { specs: [spec('staff sign out', 'unexpected', [{ message: 'timeout' }])] },
        { specs: [spec('staff search', 'flaky', [{ message: 'not found' }])] },
      ],
    },
  ];
  assert.deepEqual(
    readPlaywright(report(JSON.stringify({ suites, stats: { expected: 5, unexpected: 1, flaky: 1 } }))),
    {
      passed: 6,
      failed: 1,
      failures: [{ test: 'staff.spec.ts › staff sign out', message: 'timeout' }],
      flaky: [{ test: 'staff.spec.ts › staff search', message: 'not found' }],
      files: [{ file: 'staff.spec.ts', seconds: 4.5 }],
    },
  );
});

test('throws for a truncated report', () => {
  assert.throws(() => readVitest(report('{"numPassedTests":7')));
  assert.throws(() => readVitest(report('{}')));
});

test('a failed journey that passes when it is repeated is flaky', () => {
  const slow = { test: 'slow', message: 'timeout' };
  const broken = { test: 'broken', message: 'no button' };
  const first = { ...noTests, passed: 8, failed: 2, failures: [slow, broken] };
  const repeated = { ...noTests, passed: 1, failed: 1, failures: [broken] };
  const merged = { passed: 9, failed: 1, failures: [broken], flaky: [slow], files: [] };
  assert.deepEqual(withRepetition(first, repeated), merged);
});
