/** Delays before each retry of an email that the mail server deferred; together about three days. */
const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * 60_000);

/** The longest delay if the mail server itself is unreachable: nothing is wrong with the email. */
const maxOutageDelayMs = 15 * 60_000;

/** Spreads retries by ±20 %, so that the emails of an outage are not all sent at the same moment. */
const jitter = (delayMs: number, random: number) => Math.round(delayMs * (0.8 + 0.4 * random));

const addMs = (now: Date, delayMs: number) => new Date(now.getTime() + delayMs);

/** `attempts`: failed attempts so far; `random`: from 0 to 1. Null when retries are exhausted. */
export function computeNextAttempt(attempts: number, now: Date, random: number): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : addMs(now, jitter(delayMs, random));
}

/** After an attempt that did not reach the mail server. These retries are only exhausted when the email expires. */
export function computeRetryOfOutage(attempts: number, now: Date, random: number): Date {
  const delayMs = Math.min(retryDelaysMs[attempts - 1] ?? maxOutageDelayMs, maxOutageDelayMs);
  return addMs(now, jitter(delayMs, random));
}
