/** The rules of taps in the panel. */
import type { FieldError } from '#domain/shared/envelope';
import { safeParseBody } from '#domain/shared/parse-input';
import { tapLimits } from '#domain/tap/constants';
import { tapTitle } from '#domain/tap/display';
import { tapInput } from '#domain/tap/input';
import { rejectedFields } from '#lib/reject-fields';
import { taproomUid } from '#lib/taproom/document';
import { tapUid, type TapRow } from '../../api/tap/document';
import { getNextPosition } from '../../api/tap/positions';
import { findTaps, type ListedTaproom } from '../../api/tap/queries';
import { serializeDrink } from '../../api/tap/serialize';
import { findPouringOn } from '../../api/tap/staff-queries';
import { resolveRelation } from './relation';
import { findTaproom, lockTaproom, rejectAt, type Data, type Write, type Written } from './write';

export type Tap = TapRow & { taproom: { documentId: string } | null };

export const readTap = (documentId: string): Promise<Tap | null> =>
  strapi.db.query(tapUid).findOne({ where: { documentId }, populate: { taproom: { select: ['documentId'] } } });

const input = tapInput.omit({ count: true });

/** Stores number and label as the API does. */
function normalize(data: Data, stored: Tap | null): FieldError[] {
  const { number = stored?.number, label = stored?.label } = data;
  const result = safeParseBody(input, { number, label });
  if (!result.success) return result.errors;
  Object.assign(data, { number: result.data.number, label: result.data.label ?? null });
  return [];
}

function findTaproomErrors(taproom: ListedTaproom | null, before: Tap | null): FieldError[] {
  if (!taproom) return [{ path: 'taproom', msg: 'Please choose a taproom' }];
  const isSame = !before?.taproom || before.taproom.documentId === taproom.documentId;
  const msg = 'A tap stays in its taproom. Please add one in the other taproom instead';
  return isSame ? [] : [{ path: 'taproom', msg }];
}

function findNumberErrors({ number }: Data, others: readonly TapRow[], isNew: boolean): FieldError[] {
  if (others.some((other) => other.number === number)) {
    return [{ path: 'number', msg: `Tap ${String(number)} already exists` }];
  }
  const msg = `A taproom can have at most ${tapLimits.taps} taps`;
  return isNew && others.length >= tapLimits.taps ? [{ path: 'number', msg }] : [];
}

async function save({ action, data, documentId }: Write, next: () => Promise<Written>): Promise<Written> {
  const stored = action === 'create' ? null : await readTap(documentId);
  const before = action === 'update' ? stored : null;
  const taproom = await findTaproom(await resolveRelation(taproomUid, data['taproom'], stored?.taproom));
  await lockTaproom(taproom);
  const errors = [...findTaproomErrors(taproom, before), ...normalize(data, stored)];
  const others = taproom ? (await findTaps(taproom)).filter(({ id }) => id !== before?.id) : [];
  if (errors.length === 0) errors.push(...findNumberErrors(data, others, before === null));
  if (errors.length > 0) throw rejectedFields(errors);
  delete data['title'];
  if (before) {
    // The form sends the order that it has loaded, which may be an old one.
    delete data['position'];
    delete data['numberKey'];
  } else {
    // A copy would start with the unique value of the original.
    Object.assign(data, { position: getNextPosition(others), numberKey: null });
  }
  return next();
}

async function remove({ documentId }: Write, next: () => Promise<Written>): Promise<Written> {
  const tap = await readTap(documentId);
  await lockTaproom(await findTaproom(tap?.taproom?.documentId ?? null));
  const current = tap && (await findPouringOn(tap));
  if (current) {
    throw rejectAt('', `${tapTitle(tap)} pours ${serializeDrink(current).name}. Take it off first.`);
  }
  return next();
}

export const tapWrites = {
  uid: tapUid,
  write: (write: Write, next: () => Promise<Written>) =>
    write.action === 'delete' ? remove(write, next) : save(write, next),
};
