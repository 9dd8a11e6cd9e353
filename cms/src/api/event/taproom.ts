/** The taproom of an event: in the API its name, in the database a relation, which is empty for all taprooms. */
import { everyTaproom } from '#domain/event/constants';
import { invalidInput } from '#lib/errors';
import { findTaproomNames, inEveryTaproom } from '#lib/taproom/queries';
import { lockTaproomsShared } from '#lib/taproom/rules';

/** Also of hidden taprooms, which past events are in. */
export const fetchTapRooms = async (): Promise<string[]> => (await findTaproomNames()).map(({ name }) => name);

type StoredTaproom = { taproom: string | null };

/** The field of the stored event; none if there is no change. */
export async function toStoredTaproom(tapRoom: string | undefined): Promise<StoredTaproom | Record<never, never>> {
  if (tapRoom === undefined) return {};
  // An update locks before its first write; creates are locked by the middleware of events.
  await lockTaproomsShared();
  if (tapRoom === everyTaproom) return { taproom: null };
  const found = (await findTaproomNames()).find(({ name }) => name === tapRoom);
  if (!found) throw invalidInput([{ path: 'tapRoom', msg: 'Please choose a valid tap room' }]);
  return { taproom: found.documentId };
}

/** Of a deleted event: null if the taproom was deleted since. */
export const findStillStored = async (id: string | null): Promise<string | null> =>
  (await findTaproomNames()).find(({ documentId }) => documentId === id)?.documentId ?? null;

const inNamed = (tapRoom: string) => ({ taproom: { name: tapRoom } });

/** Events stored with this value. */
export const storedIn = (tapRoom: string) => (tapRoom === everyTaproom ? inEveryTaproom : inNamed(tapRoom));

/** api.md §4: a taproom includes events of All; the filter All applies none. */
export const takingPlaceIn = (tapRoom: string | undefined): object[] =>
  tapRoom === undefined || tapRoom === everyTaproom ? [] : [{ $or: [inNamed(tapRoom), inEveryTaproom] }];
