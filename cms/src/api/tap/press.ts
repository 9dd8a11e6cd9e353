/**
 * Every change of what a taproom pours is a press: one at a time in a taproom, in one transaction, stored with its
 * `Idempotency-Key`. A repeated request returns the result of the first: decision 023.
 */
import { createHash } from 'node:crypto';
import type { TapAction } from '#domain/tap/constants';
import { notBefore, resolvePressTime } from '#domain/tap/press-time';
import type { StaffTapList, TapChange } from '#domain/tap/tap-list';
import { messages } from '#domain/shared/messages';
import { ApiError } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { lockTaproomsShared } from '#lib/taproom/rules';
import { tapChangeUid, type ChangeRow, type PouringRow, type TapRow } from './document';
import type { ListedTaproom } from './queries';
import { serializeDrink } from './serialize';
import { findChanges, findTaproomBySlug, readStaffTapList, serializeChange } from './staff-queries';

/** Who pressed, where, and the request by which a repetition is recognized. */
export type PressRequest = { taproom: string; key: string; hash: string; by: string; now: Date };

export type PressResult = { tapList: StaffTapList; change: TapChange };

export const hashRequest = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const keyReused = () => new ApiError(422, 'key-reused', messages.keyReused);

const lockKey = (slug: string) => `taps ${slug}`;

/** Writes of a taproom's tap list, one at a time. The taproom can't be deleted until they are committed. */
export const withLockedTapList = <Result>(
  slug: string,
  work: (taproom: ListedTaproom) => Promise<Result>,
): Promise<Result> =>
  withLock(strapi, lockKey(slug), async () => {
    await lockTaproomsShared();
    return work(await findTaproomBySlug(slug));
  });

export const findChangeByKey = async (where: { key: string } | { undoKey: string }): Promise<ChangeRow | null> =>
  (await findChanges(where, 1))[0] ?? null;

/** What a press did, without what all presses have. */
export type Pressed = {
  action: TapAction;
  /** The tap whose drink has changed; null for the plan and checks. */
  tap: TapRow | null;
  previous?: PouringRow | null;
  next?: PouringRow | null;
  /** What undo needs. */
  previousValues?: object;
  /** Of another record than a pouring. */
  nextKey?: string;
  pressedAt: Date;
};

const nameOf = (pouring: PouringRow | null | undefined) => (pouring ? serializeDrink(pouring).name : null);

async function storeChange({ documentId }: ListedTaproom, request: PressRequest, pressed: Pressed): Promise<ChangeRow> {
  const { tap, previous, next } = pressed;
  return strapi.db.query(tapChangeUid).create({
    data: {
      key: request.key,
      requestHash: request.hash,
      action: pressed.action,
      taproomKey: documentId,
      tapKey: tap?.documentId ?? null,
      tapNumber: tap?.number ?? null,
      tapLabel: tap?.label ?? null,
      previousKey: previous?.documentId ?? null,
      previousName: nameOf(previous),
      nextKey: pressed.nextKey ?? next?.documentId ?? null,
      nextName: nameOf(next),
      previousValues: pressed.previousValues ?? {},
      by: request.by,
      pressedAt: pressed.pressedAt,
    },
  });
}

/** The first result of a request with this key; null if there is none. */
async function findRepeated(taproom: ListedTaproom, { key, hash }: PressRequest): Promise<ChangeRow | null> {
  const stored = (await findChangeByKey({ key })) ?? (await findChangeByKey({ undoKey: key }));
  if (!stored) return null;
  if (stored.key !== key || stored.requestHash !== hash || stored.taproomKey !== taproom.documentId) throw keyReused();
  return stored;
}

/** Runs `work` once for each key. The list in the result is the present one. */
export const press = (
  request: PressRequest,
  work: (taproom: ListedTaproom) => Promise<Pressed>,
): Promise<PressResult> =>
  withLockedTapList(request.taproom, async (taproom) => {
    const change = (await findRepeated(taproom, request)) ?? (await storeChange(taproom, request, await work(taproom)));
    return { change: serializeChange(change), tapList: await readStaffTapList(taproom) };
  });

const findLatestOf = async ({ documentId }: TapRow): Promise<ChangeRow | null> =>
  (await findChanges({ tapKey: documentId, undoneAt: { $null: true } }, 1))[0] ?? null;

/** When a press on a tap counts from. */
export async function findPressTime(
  tap: TapRow,
  current: PouringRow | null,
  pressedAt: string | undefined,
  now: Date,
): Promise<Date> {
  const latest = await findLatestOf(tap);
  const time = notBefore(resolvePressTime(pressedAt, now), latest && new Date(latest.pressedAt));
  return notBefore(time, current?.tappedAt ? new Date(current.tappedAt) : null);
}
