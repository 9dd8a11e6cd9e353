/**
 * What staff do behind the bar. Every change of what a taproom pours is a press: one at a time in a taproom, in one
 * transaction, stored with its `Idempotency-Key`. A repeated request returns the result of the first: decision 023.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { type TapAction, tapLimits } from '#domain/tap/constants';
import type { KickInput, LevelInput, OnDeckInput, PouringUpdate, SwapInput } from '#domain/tap/input';
import { notBefore, resolvePressTime } from '#domain/tap/pouring';
import type { StaffTapList, TapChange } from '#domain/tap/schema';
import { fullName } from '#domain/user/display';
import { ApiError, badRequest, invalidInput, notFound, rejectStale } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { pathParam } from '#lib/parse';
import { requireUser } from '#lib/session';
import { lockTaproomsShared } from '#lib/taproom/rules';
import {
  type ChangeRow,
  getNextPosition,
  listCheckUid,
  type PouringRow,
  serializeDrink,
  sortByIds,
  tapChangeUid,
  type TapRow,
} from './document';
import {
  addPouring,
  deletePouring,
  endPouring,
  findPlanned,
  rejectOlderLevel,
  rejectUnexpected,
  removeComingSoon,
  savePouring,
  startPouring,
  takeSnapshot,
  toGuestData,
} from './pourings';
import {
  findChange,
  findOnDeck,
  findPouring,
  findPouringOn,
  findTap,
  findTapIfStored,
  findTaproomBySlug,
  type ListedTaproom,
  readStaffTapList,
  serializeChange,
} from './queries';

/** Who pressed, where, and the request by which a repetition is recognized. */
export type PressRequest = { taproom: string; key: string; hash: string; by: string; now: Date };

export type PressResult = { tapList: StaffTapList; change: TapChange };

const hashRequest = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const keyReused = () => new ApiError(422, 'key-reused', messages.keyReused);

/** Writes of a taproom's tap list, one at a time. The taproom can't be deleted until they are committed. */
export const withLockedTapList = <Result>(
  slug: string,
  work: (taproom: ListedTaproom) => Promise<Result>,
): Promise<Result> =>
  withLock(`taps ${slug}`, async () => {
    await lockTaproomsShared();
    return work(await findTaproomBySlug(slug));
  });

/** What a press did, without what all presses have. */
type Pressed = {
  action: TapAction;
  /** The tap whose drink has changed; null for the plan and checks. */
  tap: TapRow | null;
  previous?: PouringRow | null;
  next?: PouringRow | null;
  previousValues?: object;
  /** The key of a record that is not a pouring. */
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
  const stored = (await findChange({ key })) ?? (await findChange({ undoKey: key }));
  if (!stored) return null;
  if (stored.key !== key || stored.requestHash !== hash || stored.taproomKey !== taproom.documentId) throw keyReused();
  return stored;
}

/** Runs `work` once for each key. The list in the result is the present one. */
const press = (request: PressRequest, work: (taproom: ListedTaproom) => Promise<Pressed>): Promise<PressResult> =>
  withLockedTapList(request.taproom, async (taproom) => {
    const change = (await findRepeated(taproom, request)) ?? (await storeChange(taproom, request, await work(taproom)));
    return { change: serializeChange(change), tapList: await readStaffTapList(taproom) };
  });

/** When a press on a tap counts from. */
async function findPressTime(
  tap: TapRow,
  current: PouringRow | null,
  pressedAt: string | undefined,
  now: Date,
): Promise<Date> {
  const latest = await findChange({ tapKey: tap.documentId, undoneAt: { $null: true } });
  const time = notBefore(resolvePressTime(pressedAt, now), latest && new Date(latest.pressedAt));
  return notBefore(time, current?.tappedAt ? new Date(current.tappedAt) : null);
}

/** A tap and what it pours. Throws if that is not what the user saw. */
async function findExpected(taproom: ListedTaproom, tapId: string, seen: { expected: string | null; now: Date }) {
  const tap = await findTap(taproom, tapId);
  const current = await findPouringOn(tap);
  await rejectUnexpected(taproom, tap, current, seen);
  return { tap, current };
}

const nothingOn = () => invalidInput([{ path: 'expected', msg: 'This tap pours nothing' }]);

export const swap = (request: PressRequest, tapId: string, input: SwapInput): Promise<PressResult> =>
  press(request, async (taproom) => {
    const { expected, reason = 'kicked', next } = input;
    const { tap, current } = await findExpected(taproom, tapId, { expected, now: request.now });
    const planned = await findPlanned(taproom, next);
    const pressedAt = await findPressTime(tap, current, input.pressedAt, request.now);
    const previous = current && (await endPouring(current, reason, pressedAt));
    const started = await startPouring(taproom, tap, next, { planned, tappedAt: pressedAt });
    const removedTags = input.removesComingSoon ? await removeComingSoon(started.beer?.documentId) : [];
    const previousValues = { next: planned && takeSnapshot(planned), removedTags };
    return { action: 'swap', tap, previous, next: started, previousValues, pressedAt };
  });

export const kick = (request: PressRequest, tapId: string, input: KickInput): Promise<PressResult> =>
  press(request, async (taproom) => {
    const { expected, reason = 'kicked' } = input;
    const { tap, current } = await findExpected(taproom, tapId, { expected, now: request.now });
    if (!current) throw nothingOn();
    const pressedAt = await findPressTime(tap, current, input.pressedAt, request.now);
    return { action: 'kick', tap, previous: await endPouring(current, reason, pressedAt), pressedAt };
  });

export const setLevel = (request: PressRequest, tapId: string, input: LevelInput): Promise<PressResult> =>
  press(request, async (taproom) => {
    const { expected, level } = input;
    const { tap, current } = await findExpected(taproom, tapId, { expected, now: request.now });
    if (!current) throw nothingOn();
    await rejectOlderLevel(taproom, tap, current, { pressedAt: input.pressedAt, now: request.now });
    const pressedAt = await findPressTime(tap, current, input.pressedAt, request.now);
    const next = await savePouring(current, { level });
    const previousValues = { level: current.level, nextLevel: level };
    return { action: 'level', tap, previous: current, next, previousValues, pressedAt };
  });

async function checkPlannedTap(taproom: ListedTaproom, tap: string | null): Promise<string | null> {
  if (tap === null) return null;
  const planned = await findTapIfStored(taproom, tap);
  if (!planned) throw invalidInput([{ path: 'tap', msg: 'Please choose a valid tap' }]);
  return planned.documentId;
}

export const putOnDeck = (request: PressRequest, input: OnDeckInput): Promise<PressResult> =>
  press(request, async (taproom) => {
    const tap = await checkPlannedTap(taproom, input.tap ?? null);
    const others = await findOnDeck(taproom);
    if (others.length >= tapLimits.onDeck) {
      throw invalidInput([{ path: '', msg: `At most ${tapLimits.onDeck} drinks can be on deck` }]);
    }
    const position = getNextPosition(others);
    const next = await addPouring(taproom, input, { state: 'on-deck', tap, position, path: 'beer' });
    return { action: 'on-deck', tap: null, next, pressedAt: resolvePressTime(input.pressedAt, request.now) };
  });

export const orderOnDeck = (request: PressRequest, order: string[]): Promise<PressResult> =>
  press(request, async (taproom) => {
    const rows = await findOnDeck(taproom);
    await saveOrder(rows, order);
    const previousValues = { order: rows.map(({ documentId }) => documentId) };
    return { action: 'on-deck', tap: null, previousValues, pressedAt: request.now };
  });

export async function saveOrder(rows: readonly PouringRow[], order: readonly string[]): Promise<void> {
  for (const [position, row] of sortByIds(rows, order).entries()) {
    if (row.position !== position) await savePouring(row, { position });
  }
}

async function findPlannedOrPoured(taproom: ListedTaproom, id: string): Promise<PouringRow> {
  const row = await findPouring(taproom, id);
  if (!row || row.state === 'off') throw notFound('Pouring');
  return row;
}

export const removeFromDeck = (request: PressRequest, id: string): Promise<PressResult> =>
  press(request, async (taproom) => {
    const previous = await findPlannedOrPoured(taproom, id);
    if (previous.state !== 'on-deck') throw notFound('Pouring');
    await deletePouring(previous);
    const previousValues = { previous: takeSnapshot(previous) };
    return { action: 'on-deck', tap: null, previous, previousValues, pressedAt: request.now };
  });

function rejectUnsuitable({ guest, tap }: PouringUpdate, row: PouringRow): void {
  const errors = [
    ...(tap !== undefined && row.state === 'on' && tap !== row.tap?.documentId
      ? [{ path: 'tap', msg: 'Only what is on deck can be planned for another tap' }]
      : []),
    ...(guest && !row.guestName
      ? [{ path: 'guest', msg: 'This is not a guest. To pour another drink, swap the keg' }]
      : []),
  ];
  if (errors.length > 0) throw invalidInput(errors);
}

export const editPouring = (request: PressRequest, id: string, input: PouringUpdate): Promise<PressResult> =>
  press(request, async (taproom): Promise<Pressed> => {
    const stored = await findPlannedOrPoured(taproom, id);
    const { guest, pours, level, tap, updatedAt } = input;
    rejectStale(stored, updatedAt);
    rejectUnsuitable(input, stored);
    const next = await savePouring(stored, {
      ...(guest ? toGuestData(guest) : {}),
      ...(pours ? { pours } : {}),
      ...(level === undefined ? {} : { level }),
      ...(tap === undefined || stored.state === 'on' ? {} : { tap: await checkPlannedTap(taproom, tap) }),
    });
    const action: TapAction = 'edit';
    const previousValues = { previous: takeSnapshot(stored) };
    const pouredFrom = stored.state === 'on' ? stored.tap : null;
    return { action, tap: pouredFrom, previous: stored, next, previousValues, pressedAt: request.now };
  });

/** "All still true" */
export const check = (request: PressRequest, pressedAt: string | undefined): Promise<PressResult> =>
  press(request, async (taproom) => {
    const checkedAt = resolvePressTime(pressedAt, request.now);
    const data = { taproom: taproom.documentId, checkedAt, checkedBy: request.by };
    const { documentId } = await strapi.documents(listCheckUid).create({ data });
    return { action: 'check', tap: null, nextKey: documentId, pressedAt: checkedAt };
  });

const maxKeyLength = 100;
const keyPattern = /^[\x21-\x7e]+$/;

/** A POST needs one; other methods are idempotent by themselves, and can be undone by the key in the response. */
function readKey(ctx: Context): string {
  const key = ctx.get('idempotency-key').trim();
  if (key === '' && ctx.method !== 'POST') return randomUUID();
  if (key.length > maxKeyLength || !keyPattern.test(key)) throw badRequest(messages.keyMissing);
  return key;
}

export const toRequest = (ctx: Context): PressRequest => ({
  taproom: pathParam(ctx, 'taproom'),
  key: readKey(ctx),
  hash: hashRequest(ctx.method, ctx.path, ctx.request.body ?? null),
  by: fullName(requireUser(ctx).user),
  now: new Date(),
});
