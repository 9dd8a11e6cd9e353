/** Whether a taproom is open now, of which only the texts of its hours are known, in Pacific time. */
import { getOpenStatus as getTaproomStatus, type OpenStatus } from '../taproom/open-status';
import { toOpeningHours } from '../taproom/parse-hours-texts';
import { pacificTimeZone } from '../time/pacific';
import type { Hours } from './location';

export { getWeekday } from '../taproom/week-hours';

/** Null if today's hours cannot be parsed. */
export const getOpenStatus = (hours: Hours, now: Date): OpenStatus | null =>
  getTaproomStatus({ openingHours: toOpeningHours(hours), timeZone: pacificTimeZone }, now);
