import { zoneName } from '../times';

/** `Pacific Time (Auburn)` */
export const describeZone = ({ timeZone, taproom }: { timeZone: string; taproom: string | null }) =>
  `${zoneName(timeZone)} (${taproom ?? 'all taprooms'})`;
