/**
 * What a program achieves, estimated from one load run of each of several processes.
 *
 * Two processes of the same program differ by up to 45 % in CPU time per response, and other work on the machine slows down
 * single runs. Both only ever make a run slower: a median moves with the number of slow processes that happened to be drawn.
 * The upper quartile of the rates, and the lower quartile of CPU times and latencies, need only a quarter of the processes to
 * be undisturbed. Both sides are measured in turn, in the same rounds, so that a slow phase of the machine affects both.
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
