import assert from 'node:assert/strict';
import { test } from 'vitest';
import { compareRuns, estimate } from './compare-runs.ts';
import type { LoadResult } from './load.ts';
import { median } from './metric.ts';

const processes = 16;

/** A reproducible generator of numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((Math.imul(state ^ (state >>> 13), 3_266_489_917) >>> 0) % 1_000_003) / 1_000_003;
  };
}

/** A third of the processes are slower by up to 45 %, and each run is disturbed by up to 4 %. */
function simulateRuns(random: () => number, rate: number): LoadResult[] {
  return Array.from({ length: processes }, () => {
    const slowdown = (random() < 1 / 3 ? 1 + random() * 0.45 : 1) * (1 + random() * 0.04);
    const cost = slowdown / rate;
    return {
      ...{ rate: rate / slowdown, bytes: rate / slowdown, failed: 0 },
      ...{ p50Ms: cost, p99Ms: cost, cpuMicroseconds: cost },
    };
  });
}

test('rates count by the upper quartile, costs by the lower one', () => {
  const runs = [1, 2, 3, 4, 5].map((value) => ({
    ...{ rate: value, bytes: value, failed: 0, p50Ms: value, p99Ms: value, cpuMicroseconds: value },
  }));
  assert.deepEqual([estimate(runs, 'rate'), estimate(runs, 'cpuMicroseconds'), estimate(runs, 'p99Ms')], [4, 2, 2]);
  assert.equal(compareRuns(runs, [], 'rate'), 0);
});

test('of two equal programs the ratio stays within 10 % of 1, whatever processes are drawn', () => {
  const deviations = { quartiles: 0, pairedMedians: 0 };
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = createRandom(seed);
    const [edge, baseline] = [simulateRuns(random, 20_000), simulateRuns(random, 20_000)];
    for (const key of ['rate', 'cpuMicroseconds', 'p99Ms'] as const) {
      const deviation = Math.abs(compareRuns(edge, baseline, key) - 1);
      assert.ok(deviation < 0.1, `seed ${seed}, ${key}: ${deviation}`);
      deviations.quartiles = Math.max(deviations.quartiles, deviation);
    }
    const paired = median(edge.map(({ rate }, index) => rate / (baseline[index]?.rate ?? 1)));
    deviations.pairedMedians = Math.max(deviations.pairedMedians, Math.abs(paired - 1));
  }
  assert.ok(deviations.quartiles < deviations.pairedMedians / 2, JSON.stringify(deviations));
});

test('a program that is slower by 15 % is found to be slower', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const ratio = compareRuns(simulateRuns(random, 17_000), simulateRuns(random, 20_000), 'rate');
    assert.ok(ratio < 0.9, `seed ${seed}: ${ratio}`);
  }
});
