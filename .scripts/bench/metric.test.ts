import assert from 'node:assert/strict';
import { atLeast, atMost, formatTable, median, percentile, quantile } from './metric.ts';
import { compareRuns, estimate } from './compare-runs.ts';

test('the median of an even count is the mean of the two middle values', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 2, 100]), 3);
});

test('a quartile is interpolated', () => {
  assert.equal(quantile([40, 10, 20, 30, 50], 0.75), 40);
  assert.equal(quantile([10, 20], 0.25), 12.5);
  assert.equal(quantile([7], 0.75), 7);
  assert.equal(quantile([], 0.5), 0);
});

test('a percentile is one of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  assert.equal(percentile(hundred, 0.99), 100);
  assert.equal(percentile(hundred, 0.5), 51);
});

test('the table shows which budgets are met', () => {
  const metrics = [
    { group: 'Load', name: 'edge', value: 20_000.4, unit: '/s', note: '0.9 of Node', budget: atLeast(0.8, 0.9) },
    { group: 'Phone', name: 'home', value: 400, unit: 'KB', budget: atMost(350, 400, 'KB') },
    { group: 'Phone', name: 'shift', value: 0.001, unit: '' },
  ];
  assert.deepEqual(formatTable(metrics).split('\n'), [
    '',
    'Load',
    '  edge     20,000 /s     0.9 of Node  met    >= 0.8',
    '',
    'Phone',
    '  home        400 KB                  MISSED <= 350 KB',
    '  shift     0.001',
    '',
    '1 of 2 budgets met',
  ]);
});

test('rates count by the upper quartile, costs by the lower one', () => {
  const runs = [1, 2, 3, 4, 5].map((value) => ({
    rate: value,
    bytes: value,
    failed: 0,
    p50Ms: value,
    p99Ms: value,
    cpuMicroseconds: value,
  }));
  assert.deepEqual([estimate(runs, 'rate'), estimate(runs, 'cpuMicroseconds'), estimate(runs, 'p99Ms')], [4, 2, 2]);
  assert.equal(compareRuns(runs, [], 'rate'), 0);
});
