/** Which taproom an event is at. */
import type { Event, TapRoom } from './event';

/** api.md §4: Auburn also shows events of All, and All filters nothing. */
export const isAtTaproom = (event: Pick<Event, 'tapRoom'>, tapRoom: TapRoom) =>
  tapRoom === 'All' || event.tapRoom === 'All' || event.tapRoom === tapRoom;

/** The stored values to look for when a list is asked for one taproom; null when all will do. */
export const storedTapRooms = (tapRoom: TapRoom | undefined): TapRoom[] | null =>
  tapRoom === undefined || tapRoom === 'All' ? null : [tapRoom, 'All'];

const labels = { All: 'Both taprooms', Auburn: 'Auburn, CA', Folsom: 'Folsom, CA' } as const satisfies Record<
  TapRoom,
  string
>;

export const tapRoomLabel = (tapRoom: TapRoom) => labels[tapRoom];
