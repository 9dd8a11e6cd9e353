/**
 * What a program achieves, estimated from one load run of each of several processes.
 *
 * Two processes of the same program were seen to differ by up to 45 % in CPU time per response, for as long as they run
 * (the reason is unknown), and other work on the machine slows down single runs. Both only ever make a run slower: the
 * results are not spread around the true value but lie below it, with a long tail. A median moves with the number of slow
 * processes that happened to be drawn, and a ratio of paired rounds combines the luck of two processes. The upper quartile
 * of the rates, and the lower quartile of CPU times and latencies, need only a quarter of the processes to be undisturbed
 * and, unlike the maximum, do not depend on a single one. Both sides are measured in turn, in the same rounds and with
 * equally many fresh processes, so that a slow phase of the machine affects both. In simulations with a third of the
 * processes slowed down, the ratio of quartiles of two equal programs stays within 10 % of 1 (compare-runs.test.ts).
 */
import type { LoadResult } from './load.ts';
import { quantile } from './metric.ts';

type Key = keyof LoadResult;

/** More is better; all others are costs. */
const isGain = (key: Key) => key === 'rate' || key === 'bytes';

export const estimate = (runs: readonly LoadResult[], key: Key): number =>
  quantile(
    runs.map((run) => run[key]),
    isGain(key) ? 0.75 : 0.25,
  );

export const compareRuns = (runs: readonly LoadResult[], baseline: readonly LoadResult[], key: Key): number =>
  estimate(runs, key) / (estimate(baseline, key) || Infinity);
