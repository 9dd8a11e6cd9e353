/** Delays before each retry of an email; together about three days. */
const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * 60_000);

/** `attempts`: failed attempts so far. Null when retries are exhausted. */
export function computeNextAttempt(attempts: number, now: Date): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}
