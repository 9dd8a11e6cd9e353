/** The rules of pourings in the panel: those of the bar. */
import * as z from 'zod';
import type { FieldError } from '#domain/shared/envelope';
import { safeParseBody } from '#domain/shared/parse-input';
import { tapLimits } from '#domain/tap/constants';
import { tapTitle } from '#domain/tap/display';
import { guestInput, poursField } from '#domain/tap/input';
import { completePouring, findPouringErrors, type PouringForm } from '#domain/tap/pouring-rules';
import { rejectedFields } from '#lib/reject-fields';
import { taproomUid } from '#lib/taproom/document';
import { beerUid, pouringUid, tapUid, type PouringRow } from '../../api/tap/document';
import { readPouring, takeSnapshot } from '../../api/tap/pourings';
import { getNextPosition } from '../../api/tap/positions';
import { storeChange } from '../../api/tap/press';
import { findOnDeck, type ListedTaproom } from '../../api/tap/queries';
import { serializeDrink } from '../../api/tap/serialize';
import { findPouringOn } from '../../api/tap/staff-queries';
import { findPresses } from './pouring-changes';
import { resolveRelation } from './relation';
import { readTap, type Tap } from './tap-writes';
import { findTaproom, lockTaproom, rejectAt, toPanelRequest, type Data, type Write, type Written } from './write';

/** The attributes of a guest, and their names in the API. */
const guestAttributes = {
  guestKind: 'kind',
  guestName: 'name',
  guestProducer: 'producer',
  guestStyle: 'style',
  guestAbv: 'abv',
} as const;

const pours = z.object({ pours: poursField });

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Checks the guest, if any of its fields is filled, and stores texts as the API does. */
function normalizeGuest(data: Data, stored: PouringRow | null): { hasGuest: boolean; errors: FieldError[] } {
  const names = Object.keys(guestAttributes) as (keyof typeof guestAttributes)[];
  const values = names.map((name) => [name, data[name] === undefined ? stored?.[name] : data[name]] as const);
  const filled = values.filter(([, value]) => isFilled(value));
  if (filled.length === 0) return { hasGuest: false, errors: [] };
  const result = safeParseBody(
    guestInput,
    Object.fromEntries(filled.map(([name, value]) => [guestAttributes[name], value])),
  );
  if (result.success) {
    for (const name of names) if (data[name] !== undefined) data[name] = result.data[guestAttributes[name]];
    return { hasGuest: true, errors: [] };
  }
  const toAttribute = (path: string) => names.find((name) => guestAttributes[name] === path) ?? path;
  return { hasGuest: true, errors: result.errors.map(({ path, msg }) => ({ path: toAttribute(path), msg })) };
}

/** Entries keep their ids of the form. */
function normalizePours(data: Data): FieldError[] {
  if (!Array.isArray(data['pours'])) return [];
  const entries = data['pours'] as Data[];
  const result = safeParseBody(pours, { pours: entries });
  if (!result.success) return result.errors;
  data['pours'] = entries.map((entry, index) => ({ ...entry, ...result.data.pours[index] }));
  return [];
}

const toDate = (value: unknown): Date | null => {
  const date = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
};

const toStoredPouring = (row: PouringRow) => ({
  state: row.state,
  tappedAt: toDate(row.tappedAt),
  endedAt: toDate(row.endedAt),
  reason: row.reason,
});

async function findWrittenTap(data: Data, stored: PouringRow | null): Promise<Tap | null> {
  const documentId = await resolveRelation(tapUid, data['tap'], stored?.tap);
  return documentId === null ? null : readTap(documentId);
}

type Parts = { taproom: ListedTaproom | null; tap: Tap | null; beer: string | null; hasGuest: boolean };

function toForm(data: Data, stored: PouringRow | null, { taproom, tap, beer, hasGuest }: Parts): PouringForm {
  const pick = (name: 'state' | 'level' | 'tappedAt' | 'endedAt' | 'reason') =>
    data[name] === undefined ? stored?.[name] : data[name];
  const isOfDeletedTap = stored?.state === 'off' && stored.tapNumber !== null;
  const hasDeletedBeer = Boolean(stored?.beerKey) && !stored?.beer && !hasGuest;
  return {
    state: (pick('state') ?? 'on-deck') as PouringForm['state'],
    hasTaproom: taproom !== null,
    hasBeer: beer !== null || hasDeletedBeer,
    hasGuest,
    tap: tap ? (tap.taproom?.documentId === taproom?.documentId ? 'own' : 'other') : isOfDeletedTap ? 'own' : 'none',
    level: (pick('level') || null) as PouringForm['level'],
    tappedAt: toDate(pick('tappedAt')),
    endedAt: toDate(pick('endedAt')),
    reason: (pick('reason') || null) as PouringForm['reason'],
  };
}

/** The bar recognizes what it saw on a tap by the id of its pouring: another drink is another pouring. */
function findReplacement(before: PouringRow | null, form: PouringForm, beer: string | null): FieldError[] {
  if (before?.state !== 'on' || form.state !== 'on') return [];
  const isSame = Boolean(before.guestName) === form.hasGuest && (before.beer?.documentId ?? null) === beer;
  const msg = 'To pour another drink, set this one to Off and add a new pouring';
  return isSame ? [] : [{ path: 'beer', msg }];
}

function findMove(before: PouringRow | null, taproom: ListedTaproom | null): FieldError[] {
  const isSame = !before?.taproom || before.taproom.documentId === taproom?.documentId;
  return isSame || taproom === null
    ? []
    : [{ path: 'taproom', msg: 'This stays in its taproom. Please add a new one in the other taproom' }];
}

async function findTaken(tap: Tap | null, form: PouringForm, before: PouringRow | null): Promise<FieldError[]> {
  const other = tap && form.state === 'on' ? await findPouringOn(tap) : null;
  if (!tap || !other || other.documentId === before?.documentId) return [];
  return [{ path: 'tap', msg: `${tapTitle(tap)} already pours ${serializeDrink(other).name}` }];
}

async function findNextPosition(taproom: ListedTaproom): Promise<number> {
  const others = await findOnDeck(taproom);
  if (others.length >= tapLimits.onDeck) {
    throw rejectAt('state', `At most ${tapLimits.onDeck} drinks can be on deck`);
  }
  return getNextPosition(others);
}

function keepFirst(errors: FieldError[]): FieldError[] {
  return errors.filter(({ path }, index) => errors.findIndex((error) => error.path === path) === index);
}

/** Completes valid data; throws otherwise. `stored` is the record before an update, or the copied one. */
async function checkData(
  { action, data, now }: Write,
  stored: PouringRow | null,
  taproom: ListedTaproom | null,
): Promise<void> {
  const before = action === 'update' ? stored : null;
  const guest = normalizeGuest(data, stored);
  const tap = await findWrittenTap(data, stored);
  const beer = await resolveRelation(beerUid, data['beer'], stored?.beer);
  const written = toForm(data, stored, { taproom, tap, beer, hasGuest: guest.hasGuest });
  const form = completePouring(written, before && toStoredPouring(before), now);
  const errors = keepFirst([
    ...findMove(before, taproom),
    ...findPouringErrors(form, now),
    ...findReplacement(before, form, beer),
    ...(await findTaken(tap, form, before)),
    ...guest.errors,
    ...normalizePours(data),
  ]);
  if (errors.length > 0 || !taproom) throw rejectedFields(errors);
  const { state, level, tappedAt, endedAt, reason } = form;
  const isPlanned = state === 'on-deck' && before?.state !== 'on-deck';
  Object.assign(data, { state, level, tappedAt, endedAt, reason });
  if (isPlanned) data['position'] = await findNextPosition(taproom);
  // The form sends the order that it has loaded, which may be an old one.
  else delete data['position'];
}

/** A copy would start with the unique value of the original; it gets its own. */
function dropDerived(data: Data, isNew: boolean): void {
  for (const name of ['onTap', 'drinkName', 'tapNumber', 'tapLabel', 'beerKey', 'beerName', 'beerStyle', 'beerAbv']) {
    if (isNew) data[name] = null;
    else delete data[name];
  }
}

async function save(write: Write, next: () => Promise<Written>): Promise<Written> {
  const { action, data, documentId, now } = write;
  const isNew = action !== 'update';
  const seen = action === 'create' ? null : await readPouring(documentId);
  const taproom = await findTaproom(await resolveRelation(taproomUid, data['taproom'], seen?.taproom));
  await lockTaproom(taproom);
  const stored = seen && (await readPouring(documentId));
  await checkData(write, stored, taproom);
  dropDerived(data, isNew);
  const result = await next();
  const after = taproom && (await readPouring(String(result.documentId)));
  for (const pressed of after ? findPresses(isNew ? null : stored, after, now) : []) {
    if (taproom) await storeChange(taproom, toPanelRequest(taproom, now), pressed);
  }
  return result;
}

/** What was on a tap is history, which is kept; mistakes aside. */
function rejectHistory({ state, reason, ...row }: PouringRow): void {
  const { name } = serializeDrink({ state, reason, ...row });
  if (state === 'on') throw rejectAt('', `${name} is on tap. Please set it to Off: the history keeps it.`);
  if (state === 'off' && reason !== 'undone') {
    throw rejectAt('', `The history keeps ${name}. If it was a mistake, choose the reason Undone first.`);
  }
}

async function remove({ documentId, now }: Write, next: () => Promise<Written>): Promise<Written> {
  const seen = await readPouring(documentId);
  const taproom = await findTaproom(seen?.taproom?.documentId ?? null);
  await lockTaproom(taproom);
  const stored = seen && (await readPouring(documentId));
  if (stored) rejectHistory(stored);
  const result = await next();
  if (stored?.state === 'on-deck' && taproom) {
    const previousValues = { previous: takeSnapshot(stored) };
    const change = { action: 'on-deck' as const, tap: null, previous: stored, previousValues, pressedAt: now };
    await storeChange(taproom, toPanelRequest(taproom, now), change);
  }
  return result;
}

export const pouringWrites = {
  uid: pouringUid,
  write: (write: Write, next: () => Promise<Written>) =>
    write.action === 'delete' ? remove(write, next) : save(write, next),
};
