import { everyTaproom } from './constants';
import type { Event } from './event';

/** api.md §4: a taproom includes events of All; the filter All includes every event. */
export const isAtTaproom = (event: Pick<Event, 'tapRoom'>, tapRoom: string) =>
  tapRoom === everyTaproom || event.tapRoom === everyTaproom || event.tapRoom === tapRoom;
