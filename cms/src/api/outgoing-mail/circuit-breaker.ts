/** Stops the deliveries while the mail server is unreachable, and then tries it with one email at a time. */

/** A single failure can be the fault of one email, such as a recipient's server that the mail server waits for. */
const maxFailures = 3;

const firstPauseMs = 30_000;
const maxPauseMs = 5 * 60_000;

export type CircuitBreaker = {
  /** How many emails may be in delivery at once, of at most `limit`. */
  allow(limit: number, now: Date): number;
  recordSuccess(): void;
  recordFailure(now: Date): void;
};

export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let pausedAt = 0;
  let pauseMs = 0;
  return {
    allow(limit, now) {
      if (failures < maxFailures) return limit;
      const elapsedMs = now.getTime() - pausedAt;
      // Less than zero: the clock was set back.
      return elapsedMs >= 0 && elapsedMs < pauseMs ? 0 : 1;
    },
    recordSuccess() {
      failures = 0;
    },
    recordFailure(now) {
      failures += 1;
      pauseMs = Math.min(firstPauseMs * 2 ** Math.max(0, failures - maxFailures), maxPauseMs);
      pausedAt = now.getTime();
    },
  };
}
