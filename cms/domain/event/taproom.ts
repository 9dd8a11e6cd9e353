import type { TapRoom } from './constants';
import type { Event } from './event';

/** api.md §4: a taproom includes events of All; the filter All includes every event. */
export const isAtTaproom = (event: Pick<Event, 'tapRoom'>, tapRoom: string) =>
  tapRoom === 'All' || event.tapRoom === 'All' || event.tapRoom === tapRoom;

/** The stored values that a list's taproom filter matches; null matches all. */
export const matchingTapRooms = (tapRoom: TapRoom | undefined): TapRoom[] | null =>
  tapRoom === undefined || tapRoom === 'All' ? null : [tapRoom, 'All'];

const labels = { All: 'Both taprooms', Auburn: 'Auburn, CA', Folsom: 'Folsom, CA' } as const satisfies Record<
  TapRoom,
  string
>;

export const tapRoomLabel = (tapRoom: TapRoom) => labels[tapRoom];
