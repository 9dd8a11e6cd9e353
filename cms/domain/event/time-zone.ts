import type { Event } from './schema';
import type { TaproomSummary } from '../taproom/schema';

/** The time zones that events can be in: of each taproom, and of the brewery. */
export type EventTimeZones = {
  taprooms: readonly Pick<TaproomSummary, 'name' | 'timeZone'>[];
  timeZone: string;
};

/** An event takes place in the time zone of its taproom; one in all taprooms, in that of the brewery. */
export const findEventTimeZone = (
  { tapRoom }: Pick<Event, 'tapRoom'>,
  { taprooms, timeZone }: EventTimeZones,
): string => taprooms.find(({ name }) => name === tapRoom)?.timeZone ?? timeZone;

/** Whether an event takes place in a taproom, judged by the free text of its location. */

const taproomWords =
  /\b(tap\s?rooms?|brewery|brewhouse|beer garden|patio|courtyard|barrel room|bar|stage|deck|lawn)\b/i;

/** An empty location is the taproom; `Gold Country Fairgrounds` is another place. */
export const isTaproomVenue = (location: string | null) => !location?.trim() || taproomWords.test(location);
