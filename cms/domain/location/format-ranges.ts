import { formatTime, minutesPerDay, minutesToTime } from '../time/time-of-day';
import type { TimeRange } from './hours';

const formatMinutes = (minutes: number) => formatTime(minutesToTime(minutes));

const formatRange = ({ opens, closes }: TimeRange) =>
  opens === 0 && closes === minutesPerDay ? 'Open 24 hours' : `${formatMinutes(opens)} - ${formatMinutes(closes)}`;

/** `11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM`, `Closed`, `Open 24 hours`. */
export const formatRanges = (ranges: readonly TimeRange[]) => ranges.map(formatRange).join(' & ') || 'Closed';
