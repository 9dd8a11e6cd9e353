/** Which events a subscribed calendar holds (decisions.md, "Feeds"). */
import type { Event, TapRoom } from './event';
import { compareByStart, endsAt } from './schedule';
import { isAtTaproom } from './taproom';

const ninetyDays = 90 * 86_400_000;

/** Cancelled ones stay, so that they are struck out rather than left standing in calendars. */
const isShown = ({ status, isPublic }: Event) => isPublic && status !== 'draft';

export const feedEvents = (events: readonly Event[], tapRoom: TapRoom, now: Date) =>
  events
    .filter(
      (event) => isShown(event) && isAtTaproom(event, tapRoom) && endsAt(event).getTime() > now.getTime() - ninetyDays,
    )
    .sort(compareByStart);
