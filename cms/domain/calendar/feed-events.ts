/** Selects the events of a calendar feed. */
import type { Event } from '../event/event';
import { compareByStart, getEndInstant } from '../event/schedule';
import { isAtTaproom } from '../event/taproom';

const retentionMs = 90 * 86_400_000;

/** Includes cancelled events, so that subscribed calendars mark them as cancelled. */
const isInFeed = ({ status, isPublic }: Event) => isPublic && status !== 'draft';

export const selectFeedEvents = (events: readonly Event[], tapRoom: string, now: Date) =>
  events
    .filter(
      (event) =>
        isInFeed(event) && isAtTaproom(event, tapRoom) && getEndInstant(event).getTime() > now.getTime() - retentionMs,
    )
    .sort(compareByStart);
