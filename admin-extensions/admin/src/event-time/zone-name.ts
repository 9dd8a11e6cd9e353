/** `Pacific Time` */
const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** `Pacific Time (Auburn)` */
export const describeZone = ({ timeZone, taproom }: { timeZone: string; taproom: string | null }) =>
  `${zoneName(timeZone)} (${taproom ?? 'all taprooms'})`;
