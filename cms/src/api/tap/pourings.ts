/** Starts, plans and ends pourings. Call in a press. */
import type { EndReason, KegLevel } from '#domain/tap/constants';
import type { GuestInput, NextDrinkInput } from '#domain/tap/input';
import type { Pour } from '#domain/tap/tap-list';
import { invalidInput } from '#lib/errors';
import { noLongerOnDeck } from './conflict';
import { beerUid, pouringPopulate, pouringUid, type PouringRow, type TapRow } from './document';
import type { ListedTaproom } from './queries';
import { serializePours } from './serialize';
import { findPouring } from './staff-queries';

type Data = Record<string, unknown>;

const documents = () => strapi.documents(pouringUid);

async function readPouring(documentId: string): Promise<PouringRow> {
  return strapi.db.query(pouringUid).findOne({ where: { documentId }, populate: pouringPopulate });
}

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

/** A beer of the brewery, or a guest. */
type NewDrink = { beer?: string | undefined; guest?: GuestInput | undefined };

async function toDrinkData({ beer, guest }: NewDrink, path: string): Promise<Data> {
  if (guest) return { beer: null, ...toGuestData(guest) };
  const isStored = (await strapi.db.query(beerUid).count({ where: { documentId: beer } })) > 0;
  if (!isStored) throw invalidInput([{ path, msg: 'This beer does not exist' }]);
  return { beer, ...toGuestData(null) };
}

const sameDrink = ({ beer, guest }: NewDrink) =>
  guest ? { guestName: guest.name, guestProducer: guest.producer } : { beerKey: beer };

/** As it was last poured in the taproom; if it never was, in another one. */
async function findLastPours({ id }: ListedTaproom, drink: NewDrink): Promise<Pour[]> {
  for (const where of [{ taproom: { id } }, {}]) {
    const last: PouringRow | null = await strapi.db.query(pouringUid).findOne({
      where: { ...sameDrink(drink), ...where },
      orderBy: [{ tappedAt: 'desc' }, { id: 'desc' }],
      populate: pouringPopulate,
    });
    if (last) return serializePours(last.pours);
  }
  return [];
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
    pours: drink.pours ?? (await findLastPours(taproom, drink)),
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
