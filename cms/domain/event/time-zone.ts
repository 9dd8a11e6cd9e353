import type { TaproomSummary } from '../taproom/taproom';
import type { Event } from './event';

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
