import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, median, percentile, tableOf } from './figure.ts';

test('the median is the middle, or between the two middles', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 2, 100]), 3);
});

test('a percentile is one of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  assert.equal(percentile(hundred, 0.99), 100);
  assert.equal(percentile(hundred, 0.5), 51);
});

test('the table says which goals are met', () => {
  const figures = [
    { group: 'Load', name: 'edge', value: 20_000.4, unit: '/s', note: '0.9 of bare', goal: atLeast(0.8, 0.9) },
    { group: 'Phone', name: 'home', value: 400, unit: 'KB', goal: atMost(350, 400, 'KB') },
    { group: 'Phone', name: 'shift', value: 0.001, unit: '' },
  ];
  assert.deepEqual(tableOf(figures).split('\n'), [
    '',
    'Load',
    '  edge     20,000 /s     0.9 of bare  met    >= 0.8',
    '',
    'Phone',
    '  home        400 KB                  MISSED <= 350 KB',
    '  shift     0.001',
    '',
    '1 of 2 goals met',
  ]);
});
