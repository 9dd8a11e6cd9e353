/** Starts, plans and ends pourings. Call in a press. */
import { addTag, toggleTag } from '#domain/beer/tag';
import type { EndReason, KegLevel } from '#domain/tap/constants';
import { tapTitle } from '#domain/tap/display';
import type { GuestInput, NextDrinkInput } from '#domain/tap/input';
import { describeLevelChange, describeTapChange, findDefaultPours, resolvePressTime } from '#domain/tap/pouring';
import type { Pour } from '#domain/tap/schema';
import { readDefaultPours } from '#lib/default-pours';
import { conflict, invalidInput } from '#lib/errors';
import { toStringArray } from '#lib/stored-values';
import {
  beerUid,
  type ChangeRow,
  pouringPopulate,
  type PouringRow,
  pouringUid,
  serializeDrink,
  serializePours,
  type TapRow,
} from './document';
import { findChange, findChanges, findPouring, type ListedTaproom } from './queries';

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

/** Rejects presses that would overwrite what the user has not seen: 409 with what happened. */
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
  const latest = await findChange(where);
  if (!latest || new Date(latest.pressedAt) <= resolvePressTime(pressedAt, now)) return;
  const event = { at: new Date(latest.pressedAt), by: latest.by };
  const message = describeLevelChange(tap, current.level, event, { timeZone: taproom.timeZone, now });
  throw conflict('tap-changed', message);
}

function noLongerOnDeck(pouring: PouringRow) {
  const { name } = serializeDrink(pouring);
  const where = pouring.state === 'on' && pouring.tap ? `: it is on ${tapTitle(pouring.tap)}` : '';
  return conflict('tap-changed', `${name} is no longer on deck${where}`);
}

type Data = Record<string, unknown>;

const documents = () => strapi.documents(pouringUid);

const readPouring = (documentId: string): Promise<PouringRow> =>
  strapi.db.query(pouringUid).findOne({ where: { documentId }, populate: pouringPopulate });

export async function createPouring(data: Data): Promise<PouringRow> {
  const { documentId } = await documents().create({ data: data as never });
  return readPouring(documentId);
}

export async function savePouring({ documentId }: { documentId: string }, data: Data): Promise<PouringRow> {
  await documents().update({ documentId, data });
  return readPouring(documentId);
}

export const deletePouring = async ({ documentId }: { documentId: string }): Promise<void> => {
  await documents().delete({ documentId });
};

export const endPouring = (row: PouringRow, reason: EndReason, endedAt: Date): Promise<PouringRow> =>
  savePouring(row, { state: 'off', reason, endedAt });

export const toGuestData = (guest: GuestInput | null): Data => ({
  guestKind: guest?.kind ?? null,
  guestName: guest?.name ?? null,
  guestProducer: guest?.producer ?? null,
  guestStyle: guest?.style ?? null,
  guestAbv: guest?.abv ?? null,
});

type NewDrink = { beer?: string | undefined; guest?: GuestInput | undefined };

async function toDrinkData({ beer, guest }: NewDrink, path: string): Promise<Data> {
  if (guest) return { beer: null, ...toGuestData(guest) };
  const isStored = (await strapi.db.query(beerUid).count({ where: { documentId: beer } })) > 0;
  if (!isStored) throw invalidInput([{ path, msg: 'This beer does not exist' }]);
  return { beer, ...toGuestData(null) };
}

const sameDrink = ({ beer, guest }: NewDrink) =>
  guest ? { guestName: guest.name, guestProducer: guest.producer } : { beerKey: beer };

const findStyle = async (beer: string | undefined): Promise<string | null> =>
  (await strapi.db.query(beerUid).findOne({ select: ['style'], where: { documentId: beer } }))?.style ?? null;

/** The pours of the last time in the taproom, else in another one; the default ones if it was never poured. */
async function findUsualPours({ id }: ListedTaproom, drink: NewDrink): Promise<Pour[]> {
  for (const where of [{ taproom: { id } }, {}]) {
    const last: PouringRow | null = await strapi.db.query(pouringUid).findOne({
      where: { ...sameDrink(drink), ...where },
      orderBy: [{ tappedAt: 'desc' }, { id: 'desc' }],
      populate: pouringPopulate,
    });
    if (last?.pours?.length) return serializePours(last.pours);
  }
  const style = drink.guest ? drink.guest.style : await findStyle(drink.beer);
  return findDefaultPours(await readDefaultPours(), { beer: drink.beer ?? null, style });
}

type Place =
  | { state: 'on'; tap: TapRow; tappedAt: Date; level: KegLevel }
  | { state: 'on-deck'; tap: string | null; position: number };

const toPlaceData = (place: Place): Data => (place.state === 'on' ? { ...place, tap: place.tap.documentId } : place);

export async function addPouring(
  taproom: ListedTaproom,
  drink: NewDrink & { pours?: Pour[] | undefined },
  { path, ...place }: Place & { path: string },
): Promise<PouringRow> {
  return createPouring({
    taproom: taproom.documentId,
    ...(await toDrinkData(drink, path)),
    pours: drink.pours ?? (await findUsualPours(taproom, drink)),
    ...toPlaceData(place),
  });
}

const unknownPouring = () =>
  invalidInput([{ path: 'next.pouring', msg: 'Please choose a beer, a guest or what is on deck' }]);

/** What is on deck as a press found it; null for a drink that was not planned. */
export async function findPlanned(taproom: ListedTaproom, { pouring }: NextDrinkInput): Promise<PouringRow | null> {
  if (pouring === undefined) return null;
  const planned = await findPouring(taproom, pouring);
  if (!planned) throw unknownPouring();
  if (planned.state !== 'on-deck') throw noLongerOnDeck(planned);
  return planned;
}

export async function startPouring(
  taproom: ListedTaproom,
  tap: TapRow,
  next: NextDrinkInput,
  { planned, tappedAt }: { planned: PouringRow | null; tappedAt: Date },
): Promise<PouringRow> {
  const place: Place = { state: 'on', tap, tappedAt, level: 'full' };
  if (!planned) return addPouring(taproom, next, { ...place, path: 'next.beer' });
  return savePouring(planned, { ...toPlaceData(place), ...(next.pours ? { pours: next.pours } : {}) });
}

async function findTags(beer: string): Promise<string[] | null> {
  const row: { tags: unknown } | null = await strapi.db
    .query(beerUid)
    .findOne({ select: ['tags'], where: { documentId: beer } });
  return row && toStringArray(row.tags);
}

const saveTags = (documentId: string, tags: string[]) =>
  strapi.documents(beerUid).update({ documentId, data: { tags } });

/** Removes the tag from the beer that is on tap now. Returns the removed tags, for undo. */
export async function removeComingSoon(beer: string | undefined): Promise<string[]> {
  const tags = (beer !== undefined && (await findTags(beer))) || [];
  const kept = toggleTag(tags, 'coming-soon', false);
  if (beer !== undefined && kept.length < tags.length) await saveTags(beer, kept);
  return tags.filter((tag) => !kept.includes(tag));
}

export async function restoreTags(beer: string | undefined, removed: readonly string[]): Promise<void> {
  const tags = beer !== undefined && removed.length > 0 ? await findTags(beer) : null;
  if (beer !== undefined && tags) await saveTags(beer, removed.reduce(addTag, tags));
}

/** All that staff have entered for a pouring, from which undo restores it. */
export const takeSnapshot = (row: PouringRow): Data => ({
  documentId: row.documentId,
  state: row.state,
  tap: row.tap?.documentId ?? null,
  taproom: row.taproom?.documentId ?? null,
  beer: row.beer?.documentId ?? null,
  guestKind: row.guestKind,
  guestName: row.guestName,
  guestProducer: row.guestProducer,
  guestStyle: row.guestStyle,
  guestAbv: row.guestAbv,
  pours: serializePours(row.pours),
  level: row.level,
  position: row.position,
});
