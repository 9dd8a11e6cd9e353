/** Seconds that our own 503 responses ask clients to wait. */
export const unavailableRetryAfterSeconds = 10;

/** Seconds of a `Retry-After` header (RFC 9110 §10.2.3), which is a number or an HTTP date; null if absent or invalid. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
