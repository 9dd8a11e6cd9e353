/** Time zones by their IANA name. Not for code that hydrates pages: it uses `Intl`. */

/** The name in its usual spelling, `America/Los_Angeles` also for `US/Pacific`; null if there is no such zone. */
function findTimeZone(text: string): string | null {
  // Also valid for Intl, but without daylight time or a region: `+05:00`, `EST`.
  if (!/^[a-z_]+\/[a-z0-9_+/-]+$/i.test(text) && text !== 'UTC') return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const isTimeZone = (text: string) => findTimeZone(text) !== null;

export const normalizeTimeZone = (text: string) => findTimeZone(text) ?? text;
