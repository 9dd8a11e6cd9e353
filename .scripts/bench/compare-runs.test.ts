import assert from 'node:assert/strict';
import { compareRuns, estimate } from './compare-runs.ts';

test('rates count by the upper quartile, costs by the lower one', () => {
  const runs = [1, 2, 3, 4, 5].map((value) => ({
    ...{ rate: value, bytes: value, failed: 0, p50Ms: value, p99Ms: value, cpuMicroseconds: value },
  }));
  assert.deepEqual([estimate(runs, 'rate'), estimate(runs, 'cpuMicroseconds'), estimate(runs, 'p99Ms')], [4, 2, 2]);
  assert.equal(compareRuns(runs, [], 'rate'), 0);
});
