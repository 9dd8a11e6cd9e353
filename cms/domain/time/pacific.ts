/** Pacific time, the demo brewery's time zone. */
import { todayIn } from './zone';

export const pacificTimeZone = 'America/Los_Angeles';

export const pacificToday = (now: Date) => todayIn(pacificTimeZone, now);
