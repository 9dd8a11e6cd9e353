/** Undoes a press, at any time until what it changed is changed again. The apps offer it for ten seconds. */
import { conflict, notFound } from '#lib/errors';
import { beerUid, type ChangeRow, listCheckUid, type PouringRow, tapChangeUid, type TapRow, tapUid } from './document';
import { createPouring, deletePouring, endPouring, restoreTags, savePouring, tapChanged } from './pourings';
import { keyReused, type PressRequest, type PressResult, saveOrder, withLockedTapList } from './presses';
import {
  findChange,
  findOnDeck,
  findPouring,
  findPouringOn,
  findTap,
  type ListedTaproom,
  readStaffTapList,
  serializeChange,
} from './queries';

type Snapshot = Record<string, unknown> & { documentId: string };

type Values = {
  next?: Snapshot | null;
  removedTags?: string[];
  previous?: Snapshot;
  level?: PouringRow['level'];
  order?: string[];
};

const valuesOf = ({ previousValues }: ChangeRow) => (previousValues ?? {}) as Values;

const nothingToUndo = () => conflict('conflict', 'This was changed again and can’t be undone any more');

async function findIfStored(taproom: ListedTaproom, key: string | null): Promise<PouringRow | null> {
  return key === null ? null : findPouring(taproom, key);
}

/** Throws if the tap was changed since, or pours something else. */
async function rejectLaterChange(taproom: ListedTaproom, tap: TapRow, change: ChangeRow, now: Date): Promise<void> {
  const current = await findPouringOn(tap);
  const later = { tapKey: tap.documentId, id: { $gt: change.id }, undoneAt: { $null: true } };
  const expected = change.action === 'kick' ? null : change.nextKey;
  if ((await findChange(later)) || (current?.documentId ?? null) !== expected)
    throw await tapChanged(taproom, tap, current, now);
}

/** What was on before is on again. What was tapped returns to the deck, or ends with the reason `undone`. */
async function undoOnTap(taproom: ListedTaproom, change: ChangeRow, now: Date): Promise<void> {
  const tap = await findTap(taproom, String(change.tapKey));
  await rejectLaterChange(taproom, tap, change, now);
  const next = change.action === 'swap' ? await findIfStored(taproom, change.nextKey) : null;
  const { next: planned = null, removedTags = [] } = valuesOf(change);
  if (next) await takeOff(next, planned, now);
  if (next) await restoreTags(next.beer?.documentId, removedTags);
  const previous = await findIfStored(taproom, change.previousKey);
  // The panel may have put it on another tap since.
  if (previous && previous.state !== 'off') throw nothingToUndo();
  if (previous) await savePouring(previous, { state: 'on', tap: tap.documentId, endedAt: null, reason: null });
}

async function takeOff(row: PouringRow, planned: Snapshot | null, now: Date): Promise<void> {
  if (!planned) await endPouring(row, 'undone', now);
  else await restore(row, { ...planned, tappedAt: null });
}

const isStored = async (uid: typeof tapUid | typeof beerUid, documentId: unknown): Promise<boolean> =>
  typeof documentId === 'string' && (await strapi.db.query(uid).count({ where: { documentId } })) > 0;

/** What was planned for a tap that was removed since is for the next free one. */
const findPlannedTap = async ({ tap }: Snapshot) => ((await isStored(tapUid, tap)) ? tap : null);

/** No press changes the beer of a pouring, which may have been deleted since. */
async function restore(row: PouringRow, snapshot: Snapshot): Promise<void> {
  const { documentId: _documentId, beer: _beer, ...data } = snapshot;
  await savePouring(row, { ...data, tap: await findPlannedTap(snapshot) });
}

async function putBackOnDeck(snapshot: Snapshot): Promise<void> {
  const hasDrink = snapshot['guestName'] || (await isStored(beerUid, snapshot['beer']));
  if (!hasDrink) throw nothingToUndo();
  await createPouring({ ...snapshot, tap: await findPlannedTap(snapshot) });
}

async function undoEdit(taproom: ListedTaproom, change: ChangeRow, now: Date): Promise<void> {
  if (change.tapKey !== null) await rejectLaterChange(taproom, await findTap(taproom, change.tapKey), change, now);
  const later = { nextKey: change.nextKey, id: { $gt: change.id }, undoneAt: { $null: true } };
  const row = (await findChange(later)) ? null : await findIfStored(taproom, change.nextKey);
  const { previous, level } = valuesOf(change);
  if (!row || row.state === 'off' || (previous && previous['state'] !== row.state)) throw nothingToUndo();
  if (change.action === 'level') await savePouring(row, { level: level ?? null });
  else if (previous) await restore(row, previous);
}

/** Undoes a drink that was added, a removal, or a new order. */
async function undoOnDeck(taproom: ListedTaproom, change: ChangeRow): Promise<void> {
  const { order, previous } = valuesOf(change);
  if (order) return saveOrder(await findOnDeck(taproom), order);
  if (previous) {
    if (!(await findIfStored(taproom, previous.documentId))) await putBackOnDeck(previous);
    return;
  }
  const added = await findIfStored(taproom, change.nextKey);
  if (added?.state !== 'on-deck') throw nothingToUndo();
  await deletePouring(added);
}

async function undoCheck({ nextKey }: ChangeRow): Promise<void> {
  if (nextKey) await strapi.documents(listCheckUid).delete({ documentId: nextKey });
}

const undoByAction: Record<
  ChangeRow['action'],
  (taproom: ListedTaproom, change: ChangeRow, now: Date) => Promise<void>
> = {
  swap: undoOnTap,
  kick: undoOnTap,
  level: undoEdit,
  edit: undoEdit,
  'on-deck': undoOnDeck,
  check: (_taproom, change) => undoCheck(change),
};

async function rejectReusedKey({ key, hash }: PressRequest): Promise<void> {
  if (await findChange({ key })) throw keyReused();
  const undone = await findChange({ undoKey: key });
  if (undone && undone.undoHash !== hash) throw keyReused();
}

/** A press that was undone before stays undone. */
export const undo = (request: PressRequest, key: string): Promise<PressResult> =>
  withLockedTapList(request.taproom, async (taproom) => {
    await rejectReusedKey(request);
    const change = await findChange({ key });
    if (!change || change.taproomKey !== taproom.documentId) throw notFound('Change');
    if (change.undoneAt === null) {
      await undoByAction[change.action](taproom, change, request.now);
      const data = { undoneAt: request.now, undoneBy: request.by, undoKey: request.key, undoHash: request.hash };
      await strapi.db.query(tapChangeUid).update({ where: { id: change.id }, data });
    }
    const stored = (await findChange({ key })) ?? change;
    return { change: serializeChange(stored), tapList: await readStaffTapList(taproom) };
  });
