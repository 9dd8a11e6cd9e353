import { everyTaproom } from './constants';
import type { Event } from './event';

/** A taproom includes events of All; the filter All includes every event. */
export const isAtTaproom = (event: Pick<Event, 'tapRoom'>, tapRoom: string) =>
  tapRoom === everyTaproom || event.tapRoom === everyTaproom || event.tapRoom === tapRoom;
