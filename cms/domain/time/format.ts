/** Dates as people read them, in en-US. They are made from plain dates, so no zone can shift them. */

const formats = {
  /** Saturday, July 4 */
  long: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }),
  /** Saturday, July 4, 2026 */
  full: new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }),
  /** Jul 4, 2026 */
  short: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }),
} as const;

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

export const formatLongDate = (date: string) => formats.long.format(noon(date));

export const formatFullDate = (date: string) => formats.full.format(noon(date));

export const formatShortDate = (date: string) => formats.short.format(noon(date));
