/** The tap list that staff work with. */
import * as z from 'zod';
import { kegLevels } from '#domain/tap/constants';
import type { StaffPouring, StaffTap, StaffTapList, TapChange } from '#domain/tap/schema';
import { readInCurrentTransaction } from '#lib/database/transaction';
import { notFound } from '#lib/errors';
import { serializeList } from '#lib/rows';
import { emptyToNull, toInstant, toInstantOrNull } from '#lib/stored-values';
import {
  pouringPopulate,
  pouringUid,
  tapChangeUid,
  tapUid,
  type ChangeRow,
  type PouringRow,
  type TapRow,
  serializeStaffPouring,
} from './document';
import {
  findChangedAt,
  findLastCheck,
  findListedTaprooms,
  findOnDeck,
  findOnTap,
  findTaps,
  serializeListedTaproom,
  type ListedTaproom,
} from './queries';

/** Also a hidden taproom, whose list staff prepare. */
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
