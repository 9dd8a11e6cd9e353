/** What staff do behind the bar. */
import { tapLimits, type TapAction } from '#domain/tap/constants';
import type { KickInput, LevelInput, OnDeckInput, PouringUpdate, SwapInput } from '#domain/tap/input';
import { resolvePressTime } from '#domain/tap/press-time';
import { isStale } from '#domain/shared/optimistic-lock';
import { invalidInput, notFound, staleVersion } from '#lib/errors';
import { rejectOlderLevel, rejectUnexpected } from './conflict';
import { listCheckUid, type PouringRow } from './document';
import {
  addPouring,
  deletePouring,
  endPouring,
  findPlanned,
  savePouring,
  startPouring,
  takeSnapshot,
  toGuestData,
} from './pourings';
import { getNextPosition, sortByIds } from './positions';
import { findPressTime, press, type Pressed, type PressResult, type PressRequest } from './press';
import { findOnDeck, type ListedTaproom } from './queries';
import { findPouring, findPouringOn, findTap, findTapIfStored } from './staff-queries';

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
    const previousValues = { next: planned && takeSnapshot(planned) };
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

/** The id of a tap that is planned for what is on deck. */
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
    if (isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
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
