/** `2026-11-01` as `November 1, 2026`, the same in every time zone. */
export const formatLegalDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
