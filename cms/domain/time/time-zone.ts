/** Time zones by their IANA name. Not for code that hydrates pages: it uses `Intl`. */

/** The name in its usual spelling, `America/Los_Angeles` also for `US/Pacific`; null if there is no such zone. */
function findTimeZone(text: string): string | null {
  if (!/^[a-z]+(?:[/_+-][a-z0-9]+)*$/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const isTimeZone = (text: string) => findTimeZone(text) !== null;

export const normalizeTimeZone = (text: string) => findTimeZone(text) ?? text;
