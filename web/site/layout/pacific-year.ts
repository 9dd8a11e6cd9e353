/** The year on Auburn's calendar, the same for the server and every visitor. */
export const pacificYear = (now: Date | string | number) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Los_Angeles' }).format(new Date(now));
