/** The tap lists that visitors see, and those that staff work with. */
import * as z from 'zod';
import { hasTagChoice } from '#domain/beer/tag';
import { kegLevels, type TapAction } from '#domain/tap/constants';
import { findDefaultPours, justKickedSince, selectJustKicked } from '#domain/tap/pouring';
import type {
  Drink,
  StaffPouring,
  StaffTap,
  StaffTapList,
  TapChange,
  TapList,
  TappableDrink,
} from '#domain/tap/schema';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { readInCurrentTransaction } from '#lib/database/transaction';
import { readDefaultPours } from '#lib/default-pours';
import { notFound } from '#lib/errors';
import { serializeList } from '#lib/rows';
import { emptyToNull, toInstant, toInstantOrNull, toStringArray } from '#lib/stored-values';
import { type TaproomDocument, taproomUid } from '#lib/taproom/document';
import { findPresentSlug } from '#lib/taproom/queries';
import {
  beerUid,
  type ChangeRow,
  drinkKeyOf,
  listCheckUid,
  pouringPopulate,
  type PouringRow,
  pouringUid,
  serializeDrink,
  serializePouring,
  serializePours,
  serializeStaffPouring,
  tapChangeUid,
  type TapRow,
  tapUid,
} from './document';

export type ListedTaproom = Pick<
  TaproomDocument,
  'id' | 'documentId' | 'slug' | 'name' | 'path' | 'timeZone' | 'isActive'
> & { tapListMaxAgeHours: number | null };

const taproomFields = ['id', 'documentId', 'slug', 'name', 'path', 'timeZone', 'isActive', 'tapListMaxAgeHours'];

const findListedTaprooms = (where: object): Promise<ListedTaproom[]> =>
  strapi.db.query(taproomUid).findMany({ select: taproomFields, where, orderBy: [{ position: 'asc' }, { id: 'asc' }] });

const serializeListedTaproom = ({ slug, name, path, timeZone }: ListedTaproom): TapList['taproom'] => ({
  slug,
  name,
  path: path ?? defaultTaproomPath(slug),
  timeZone,
});

/** Ordered as at the bar. */
export const findTaps = ({ id }: { id: number }): Promise<TapRow[]> =>
  strapi.db.query(tapUid).findMany({
    where: { taproom: { id } },
    orderBy: [{ position: 'asc' }, { number: 'asc' }, { id: 'asc' }],
  });

const findPourings = (where: object, orderBy: object[] = [{ id: 'asc' }]): Promise<PouringRow[]> =>
  strapi.db.query(pouringUid).findMany({ where, orderBy, populate: pouringPopulate });

async function findOnTap({ id }: { id: number }, taps: readonly TapRow[]): Promise<PouringRow[]> {
  const rows = await findPourings({ state: 'on', taproom: { id } });
  return taps.flatMap((tap) => rows.find((row) => row.tap?.id === tap.id) ?? []);
}

export const findOnDeck = ({ id }: { id: number }): Promise<PouringRow[]> =>
  findPourings({ state: 'on-deck', taproom: { id } }, [{ position: 'asc' }, { id: 'asc' }]);

async function findJustKicked({ id }: { id: number }, onTap: readonly PouringRow[], now: Date) {
  const endedAt = { $gt: justKickedSince(now).toISOString() };
  const rows = await findPourings({ state: 'off', reason: 'kicked', endedAt, taproom: { id } });
  const kicked = rows.map((row) => ({ row, drinkKey: drinkKeyOf(row), endedAt: new Date(row.endedAt ?? 0) }));
  return selectJustKicked(kicked, onTap.map(drinkKeyOf), now).map(({ row }) => row);
}

type Check = { checkedAt: string | Date; checkedBy: string | null };

const findLastCheck = ({ id }: { id: number }): Promise<Check | null> =>
  strapi.db.query(listCheckUid).findOne({
    select: ['checkedAt', 'checkedBy'],
    where: { taproom: { id } },
    orderBy: [{ checkedAt: 'desc' }, { id: 'desc' }],
  });

const changingActions: readonly TapAction[] = ['swap', 'kick', 'level', 'edit'];

const findLastChange = ({ documentId }: { documentId: string }): Promise<Pick<ChangeRow, 'pressedAt'> | null> =>
  strapi.db.query(tapChangeUid).findOne({
    select: ['pressedAt'],
    where: { taproomKey: documentId, undoneAt: { $null: true }, action: { $in: [...changingActions] } },
    orderBy: [{ pressedAt: 'desc' }, { id: 'desc' }],
  });

const latest = (instants: readonly (string | Date | null | undefined)[]): string | null => {
  const times = instants.flatMap((instant) => (instant ? [new Date(instant).getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
};

/** Includes changes without a press, such as those of the demo. */
const findChangedAt = async (taproom: ListedTaproom, onTap: readonly PouringRow[]): Promise<string | null> =>
  latest([(await findLastChange(taproom))?.pressedAt, ...onTap.map(({ tappedAt }) => tappedAt)]);

async function readTapList(taproom: ListedTaproom, taps: readonly TapRow[], now: Date): Promise<TapList> {
  const on = await findOnTap(taproom, taps);
  return {
    taproom: serializeListedTaproom(taproom),
    checkedAt: toInstantOrNull((await findLastCheck(taproom))?.checkedAt ?? null),
    changedAt: await findChangedAt(taproom, on),
    on: serializeList(on, serializePouring),
    onDeck: serializeList(await findOnDeck(taproom), serializePouring),
    justKicked: serializeList(await findJustKicked(taproom, on, now), serializePouring),
  };
}

export async function listTapLists(now: Date): Promise<TapList[]> {
  const lists: TapList[] = [];
  for (const taproom of await findListedTaprooms({ isActive: true })) {
    const taps = await findTaps(taproom);
    if (taps.length > 0) lists.push(await readTapList(taproom, taps, now));
  }
  return lists;
}

/** Also finds a taproom by a former slug. */
export async function findActiveTaproom(slug: string): Promise<ListedTaproom> {
  const present = await findPresentSlug(slug);
  const [taproom] = present === null ? [] : await findListedTaprooms({ isActive: true, slug: present });
  if (!taproom) throw notFound('Taproom');
  return taproom;
}

export async function findTapList(slug: string, now: Date): Promise<TapList> {
  const taproom = await findActiveTaproom(slug);
  return readTapList(taproom, await findTaps(taproom), now);
}

const maxGuests = 100;

type Beer = Pick<Drink, 'name' | 'style' | 'abv' | 'color'> & { documentId: string; tags: unknown };

const findActiveBeers = (): Promise<Beer[]> =>
  strapi.db.query(beerUid).findMany({
    select: ['documentId', 'name', 'style', 'abv', 'color', 'tags'],
    where: { isActive: true },
    orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
  });

/** The columns that tell drinks apart. */
const drinkColumns = { beer: ['beer_key'], guest: ['guest_name', 'guest_producer'] } as const;

/** The last keg of each beer or guest; in one taproom, or in any. */
async function findLastKegs(kind: keyof typeof drinkColumns, taproom: ListedTaproom | null): Promise<PouringRow[]> {
  const { tableName, attributes } = strapi.db.metadata.get(pouringUid);
  const columns = drinkColumns[kind];
  const { name: linkTable } = Reflect.get(attributes['taproom'] ?? {}, 'joinTable') as { name: string };
  const rows: { id: number }[] = await readInCurrentTransaction((connection) => {
    const kegs = connection(tableName).select('id', ...columns, 'tapped_at');
    const ranked = kegs
      .rowNumber('age', (window: { partitionBy(names: readonly string[]): { orderBy(order: object[]): unknown } }) =>
        window.partitionBy(columns).orderBy([
          { column: 'tapped_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
      )
      .whereNotNull('tapped_at')
      .whereNotNull(columns[0])
      .where((query: ReturnType<typeof connection>) => query.whereNull('reason').orWhereNot('reason', 'undone'));
    if (taproom) {
      const inTaproom = connection(linkTable).select('pouring_id').where({ taproom_id: taproom.id });
      void ranked.whereIn('id', inTaproom);
    }
    return connection.select('id').from(ranked.as('kegs')).where({ age: 1 });
  });
  return findPourings({ id: { $in: rows.map(({ id }) => id) } }, [{ tappedAt: 'desc' }, { id: 'desc' }]);
}

const pickDrink = ({ kind, isGuest, name, producer, style, abv, color }: Drink): TappableDrink['drink'] => ({
  kind,
  isGuest,
  name,
  producer,
  style,
  abv,
  color,
});

const toBeerDrink = ({ name, style, abv, color }: Beer): TappableDrink['drink'] => ({
  kind: 'beer',
  isGuest: false,
  name,
  producer: null,
  style: emptyToNull(style),
  abv,
  color: emptyToNull(color),
});

const guestKeyOf = ({ guestName, guestProducer }: PouringRow) => `${guestProducer ?? ''} ${guestName}`;

/**
 * Beers by name, then guests, the last ones first. Pours are those of this taproom if it has poured the drink before, else
 * those of another one, else the default ones.
 */
export async function listDrinks(taproom: ListedTaproom): Promise<TappableDrink[]> {
  const [here, anywhere] = [await findLastKegs('beer', taproom), await findLastKegs('beer', null)];
  const findLast = (rows: PouringRow[], beer: Beer) => rows.find(({ beerKey }) => beerKey === beer.documentId);
  const defaults = await readDefaultPours();
  const poursOf = (last: PouringRow | undefined, beer: string | null, { style }: Pick<Drink, 'style'>) =>
    last?.pours?.length ? serializePours(last.pours) : findDefaultPours(defaults, { beer, style });
  const beers = (await findActiveBeers()).map((beer): TappableDrink => {
    const last = findLast(here, beer);
    return {
      beer: beer.documentId,
      drink: toBeerDrink(beer),
      isComingSoon: hasTagChoice(toStringArray(beer.tags), 'coming-soon'),
      pours: poursOf(last?.pours?.length ? last : findLast(anywhere, beer), beer.documentId, beer),
      lastOnAt: toInstantOrNull(last?.tappedAt ?? null),
    };
  });
  const guestsHere = await findLastKegs('guest', taproom);
  const known = new Set(guestsHere.map(guestKeyOf));
  const guestsElsewhere = (await findLastKegs('guest', null)).filter((row) => !known.has(guestKeyOf(row)));
  const toGuest = (row: PouringRow, isHere: boolean): TappableDrink => ({
    beer: null,
    drink: pickDrink(serializeDrink(row)),
    isComingSoon: false,
    pours: poursOf(row, null, { style: row.guestStyle }),
    lastOnAt: isHere ? toInstantOrNull(row.tappedAt) : null,
  });
  const guests = [...guestsHere.map((row) => toGuest(row, true)), ...guestsElsewhere.map((row) => toGuest(row, false))];
  return [...beers, ...guests.slice(0, maxGuests)];
}

/** Also finds a hidden taproom, whose list staff prepare. */
export async function findTaproomBySlug(slug: string): Promise<ListedTaproom> {
  const [taproom] = await findListedTaprooms({ slug });
  if (!taproom) throw notFound('Taproom');
  return taproom;
}

export const findTapIfStored = ({ id }: ListedTaproom, documentId: string): Promise<TapRow | null> =>
  strapi.db.query(tapUid).findOne({ where: { documentId, taproom: { id } } });

export async function findTap(taproom: ListedTaproom, documentId: string): Promise<TapRow> {
  const tap = await findTapIfStored(taproom, documentId);
  if (!tap) throw notFound('Tap');
  return tap;
}

export const findPouring = (taproom: ListedTaproom, documentId: string): Promise<PouringRow | null> =>
  strapi.db
    .query(pouringUid)
    .findOne({ where: { documentId, taproom: { id: taproom.id } }, populate: pouringPopulate });

export const findPouringOn = (tap: TapRow): Promise<PouringRow | null> =>
  strapi.db.query(pouringUid).findOne({ where: { state: 'on', tap: { id: tap.id } }, populate: pouringPopulate });

export const findChanges = (where: object, limit: number): Promise<ChangeRow[]> =>
  strapi.db.query(tapChangeUid).findMany({ where, orderBy: [{ id: 'desc' }], limit });

export const findChange = async (where: object): Promise<ChangeRow | null> => (await findChanges(where, 1))[0] ?? null;

/** The latest change of each tap that was not undone. */
async function findLastChanges({ documentId }: ListedTaproom): Promise<Map<string, ChangeRow>> {
  const { tableName } = strapi.db.metadata.get(tapChangeUid);
  const rows: { id: number }[] = await readInCurrentTransaction((connection) =>
    connection(tableName)
      .where({ taproom_key: documentId })
      .whereNotNull('tap_key')
      .whereNull('undone_at')
      .groupBy('tap_key')
      .max({ id: 'id' }),
  );
  const changes = await findChanges({ id: { $in: rows.map(({ id }) => id) } }, rows.length);
  return new Map(changes.map((change) => [String(change.tapKey), change]));
}

const serializeTap = (tap: TapRow, pouring: StaffPouring | null, change: ChangeRow | undefined): StaffTap => ({
  _id: tap.documentId,
  number: tap.number,
  label: emptyToNull(tap.label),
  pouring,
  changedAt: change ? toInstant(change.pressedAt) : (pouring?.tappedAt ?? null),
  changedBy: change?.by ?? null,
  updatedAt: toInstant(tap.updatedAt),
});

export async function readStaffTapList(taproom: ListedTaproom): Promise<StaffTapList> {
  const taps = await findTaps(taproom);
  const on = await findOnTap(taproom, taps);
  const pourings = serializeList(on, serializeStaffPouring);
  const changes = await findLastChanges(taproom);
  const check = await findLastCheck(taproom);
  return {
    taproom: {
      ...serializeListedTaproom(taproom),
      _id: taproom.documentId,
      maxAgeHours: taproom.tapListMaxAgeHours,
    },
    taps: taps.map((tap) =>
      serializeTap(tap, pourings.find(({ tapId }) => tapId === tap.documentId) ?? null, changes.get(tap.documentId)),
    ),
    onDeck: serializeList(await findOnDeck(taproom), serializeStaffPouring),
    checkedAt: toInstantOrNull(check?.checkedAt ?? null),
    checkedBy: check?.checkedBy ?? null,
    changedAt: await findChangedAt(taproom, on),
  };
}

const levelValues = z.object({ nextLevel: z.enum(kegLevels).nullable() });

const levelOf = ({ action, previousValues }: ChangeRow) =>
  action === 'level' ? levelValues.parse(previousValues).nextLevel : null;

export const serializeChange = (row: ChangeRow): TapChange => ({
  _id: row.documentId,
  key: row.key,
  action: row.action,
  tap: row.tapNumber === null ? null : { number: row.tapNumber, label: emptyToNull(row.tapLabel) },
  level: levelOf(row),
  previous: row.previousName,
  next: row.nextName,
  pouring: row.action === 'check' ? null : row.nextKey,
  by: row.by,
  pressedAt: toInstant(row.pressedAt),
  undoneAt: toInstantOrNull(row.undoneAt),
});

/** Latest first. */
export const listChanges = async ({ documentId }: ListedTaproom, limit: number): Promise<TapChange[]> =>
  serializeList(await findChanges({ taproomKey: documentId }, limit), serializeChange);
