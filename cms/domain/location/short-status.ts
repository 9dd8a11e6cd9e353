/** The short status of a taproom of which only the texts of its hours are known, in Pacific time. */
import { toOpeningHours } from '../taproom/parse-hours-texts';
import { getShortStatus as getTaproomShortStatus } from '../taproom/short-status';
import { pacificTimeZone } from '../time/pacific';
import type { Hours } from './location';

/** Null if today's hours cannot be parsed. */
export const getShortStatus = (hours: Hours, now: Date): string | null =>
  getTaproomShortStatus({ openingHours: toOpeningHours(hours), timeZone: pacificTimeZone }, now);
