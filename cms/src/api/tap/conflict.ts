/** Rejects presses that would overwrite what the user has not seen: 409 with what happened. */
import { tapTitle } from '#domain/tap/display';
import { describeLevelChange, describeTapChange } from '#domain/tap/tap-changed';
import { resolvePressTime } from '#domain/tap/press-time';
import { conflict } from '#lib/errors';
import type { ChangeRow, PouringRow, TapRow } from './document';
import type { ListedTaproom } from './queries';
import { serializeDrink } from './serialize';
import { findChanges } from './staff-queries';

type Event = { at: Date; by: string | null };

/** An undo is the latest event if it came after all presses. */
const toEvents = ({ pressedAt, by, undoneAt, undoneBy }: ChangeRow): Event =>
  undoneAt === null ? { at: new Date(pressedAt), by } : { at: new Date(undoneAt), by: undoneBy };

const recentChanges = 20;

const findLastEvent = async (where: object): Promise<Event | null> =>
  (await findChanges(where, recentChanges))
    .map(toEvents)
    .reduce<Event | null>((last, event) => (last === null || event.at > last.at ? event : last), null);

/** `Tap 7 was changed to Helles at 7:12 PM by Nora Ellis` */
export async function tapChanged(taproom: ListedTaproom, tap: TapRow, current: PouringRow | null, now: Date) {
  const where = { tapKey: tap.documentId, action: { $in: ['swap', 'kick'] } };
  const event = (await findLastEvent(where)) ?? { at: new Date(current?.tappedAt ?? now), by: null };
  const drink = current ? serializeDrink(current).name : null;
  return conflict('tap-changed', describeTapChange(tap, drink, event, { timeZone: taproom.timeZone, now }));
}

export async function rejectUnexpected(
  taproom: ListedTaproom,
  tap: TapRow,
  current: PouringRow | null,
  { expected, now }: { expected: string | null; now: Date },
): Promise<void> {
  if ((current?.documentId ?? null) !== expected) throw await tapChanged(taproom, tap, current, now);
}

/** A level that was chosen before another one is the older information, although the keg is the same. */
export async function rejectOlderLevel(
  taproom: ListedTaproom,
  tap: TapRow,
  current: PouringRow,
  { pressedAt, now }: { pressedAt: string | undefined; now: Date },
): Promise<void> {
  if (pressedAt === undefined || current.level === null) return;
  const where = { tapKey: tap.documentId, nextKey: current.documentId, action: 'level', undoneAt: { $null: true } };
  const [latest] = await findChanges(where, 1);
  if (!latest || new Date(latest.pressedAt) <= resolvePressTime(pressedAt, now)) return;
  const event = { at: new Date(latest.pressedAt), by: latest.by };
  const message = describeLevelChange(tap, current.level, event, { timeZone: taproom.timeZone, now });
  throw conflict('tap-changed', message);
}

/** Another user has tapped the drink that was on deck. */
export function noLongerOnDeck(pouring: PouringRow) {
  const { name } = serializeDrink(pouring);
  const where = pouring.state === 'on' && pouring.tap ? `: it is on ${tapTitle(pouring.tap)}` : '';
  return conflict('tap-changed', `${name} is no longer on deck${where}`);
}
