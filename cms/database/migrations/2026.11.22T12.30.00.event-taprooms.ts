/** An event's taproom was one of three names; it becomes a relation, which is empty for all taprooms. */
import type { Transaction } from '#lib/mutex';
import { hasColumn, saveRows } from '#lib/saved-rows';

export async function up(trx: Transaction): Promise<void> {
  if (!(await hasColumn(trx, 'events', 'tap_room'))) return;
  const eventsInOneTaproom = trx('events').select({ eventId: 'id', tapRoom: 'tap_room' }).whereNot({ tap_room: 'All' });
  await saveRows(trx, 'event_taprooms', eventsInOneTaproom);
}
