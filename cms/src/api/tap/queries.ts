/** The tap lists that visitors see. */
import { selectJustKicked, justKickedSince } from '#domain/tap/just-kicked';
import type { TapAction } from '#domain/tap/constants';
import type { TapList } from '#domain/tap/tap-list';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { notFound } from '#lib/errors';
import { serializeList } from '#lib/serialize-list';
import { toInstantOrNull } from '#lib/stored-values';
import { taproomUid, type TaproomDocument } from '#lib/taproom/document';
import {
  listCheckUid,
  pouringPopulate,
  pouringUid,
  tapChangeUid,
  tapUid,
  type ChangeRow,
  type PouringRow,
  type TapRow,
} from './document';
import { drinkKeyOf, serializePouring } from './serialize';

export type ListedTaproom = Pick<
  TaproomDocument,
  'id' | 'documentId' | 'slug' | 'name' | 'path' | 'timeZone' | 'isActive'
> & { tapListMaxAgeHours: number | null };

const taproomFields = ['id', 'documentId', 'slug', 'name', 'path', 'timeZone', 'isActive', 'tapListMaxAgeHours'];

export const findListedTaprooms = (where: object): Promise<ListedTaproom[]> =>
  strapi.db.query(taproomUid).findMany({ select: taproomFields, where, orderBy: [{ position: 'asc' }, { id: 'asc' }] });

export const serializeListedTaproom = ({ slug, name, path, timeZone }: ListedTaproom): TapList['taproom'] => ({
  slug,
  name,
  path: path ?? defaultTaproomPath(slug),
  timeZone,
});

/** In the order of the bar. */
export const findTaps = ({ id }: { id: number }): Promise<TapRow[]> =>
  strapi.db.query(tapUid).findMany({
    where: { taproom: { id } },
    orderBy: [{ position: 'asc' }, { number: 'asc' }, { id: 'asc' }],
  });

export const findPourings = (where: object, orderBy: object[] = [{ id: 'asc' }]): Promise<PouringRow[]> =>
  strapi.db.query(pouringUid).findMany({ where, orderBy, populate: pouringPopulate });

/** On a tap, in the order of the taps. */
export async function findOnTap({ id }: { id: number }, taps: readonly TapRow[]): Promise<PouringRow[]> {
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

export const findLastCheck = ({ id }: { id: number }): Promise<Check | null> =>
  strapi.db.query(listCheckUid).findOne({
    select: ['checkedAt', 'checkedBy'],
    where: { taproom: { id } },
    orderBy: [{ checkedAt: 'desc' }, { id: 'desc' }],
  });

/** Presses that change what is on tap. */
const changingActions: readonly TapAction[] = ['swap', 'kick', 'level', 'edit'];

const findLastChange = ({ documentId }: { documentId: string }): Promise<Pick<ChangeRow, 'pressedAt'> | null> =>
  strapi.db.query(tapChangeUid).findOne({
    select: ['pressedAt'],
    where: { taproomKey: documentId, undoneAt: { $null: true }, action: { $in: [...changingActions] } },
    orderBy: [{ pressedAt: 'desc' }, { id: 'desc' }],
  });

/** The latest of the instants. */
const latest = (instants: readonly (string | Date | null | undefined)[]): string | null => {
  const times = instants.flatMap((instant) => (instant ? [new Date(instant).getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
};

/** Also of changes without a press, such as those of the demo. */
export const findChangedAt = async (taproom: ListedTaproom, onTap: readonly PouringRow[]): Promise<string | null> =>
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

/** Of the taprooms that have taps. */
export async function listTapLists(now: Date): Promise<TapList[]> {
  const lists: TapList[] = [];
  for (const taproom of await findListedTaprooms({ isActive: true })) {
    const taps = await findTaps(taproom);
    if (taps.length > 0) lists.push(await readTapList(taproom, taps, now));
  }
  return lists;
}

export async function findActiveTaproom(slug: string): Promise<ListedTaproom> {
  const [taproom] = await findListedTaprooms({ isActive: true, slug });
  if (!taproom) throw notFound('Taproom');
  return taproom;
}

export async function findTapList(slug: string, now: Date): Promise<TapList> {
  const taproom = await findActiveTaproom(slug);
  return readTapList(taproom, await findTaps(taproom), now);
}
