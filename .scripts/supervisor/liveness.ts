/** Notices a process that runs but no longer responds, for example because of an endless loop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { responds } from './probe.ts';

export type Liveness = {
  url: string;
  intervalMs: number;
  /** Failed checks in a row. */
  maxFailures: number;
};

/** A process that does not respond for 30 seconds counts as hung. */
export const checkEveryFiveSeconds = (url: string): Liveness => ({ url, intervalMs: 5000, maxFailures: 6 });

/** The interval until the first response. */
const startIntervalMs = 250;

/**
 * Resolves to true once the process has not responded to `maxFailures` checks in a row, or to false if it is stopped
 * before. Until its first response it is starting, which can take long: a new version migrates the database.
 */
export async function untilHung({ url, intervalMs, maxFailures }: Liveness, stopped: AbortSignal): Promise<boolean> {
  let failures = 0;
  let hasStarted = false;
  while (!stopped.aborted) {
    const pauseMs: number = hasStarted ? intervalMs : Math.min(intervalMs, startIntervalMs);
    const pause = sleep(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
    const [isAlive] = await Promise.all([responds(url, intervalMs), pause]);
    if (stopped.aborted) break;
    hasStarted ||= isAlive;
    failures = isAlive || !hasStarted ? 0 : failures + 1;
    if (failures >= maxFailures) return true;
  }
  return false;
}
