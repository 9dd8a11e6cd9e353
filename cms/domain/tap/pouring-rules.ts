/** The rules of a pouring that is written as a whole, as in the panel's form. Presses keep them by construction. */
import type { FieldError } from '../shared/envelope';
import { endReasons, kegLevels, pouringStatuses, type EndReason, type KegLevel, type PouringStatus } from './constants';

/** As the form sends it, merged with what is stored. */
export type PouringForm = {
  state: PouringStatus;
  hasTaproom: boolean;
  /** Also a beer that was deleted since. */
  hasBeer: boolean;
  hasGuest: boolean;
  /** `other` is of another taproom. */
  tap: 'none' | 'own' | 'other';
  level: KegLevel | null;
  tappedAt: Date | null;
  endedAt: Date | null;
  reason: EndReason | null;
};

export type StoredPouring = Pick<PouringForm, 'state' | 'tappedAt' | 'endedAt' | 'reason'>;

/** Clocks of devices differ a little. */
const clockToleranceMs = 60_000;

const isSame = (one: Date | string | null, two: Date | string | null) =>
  (one instanceof Date ? one.getTime() : one) === (two instanceof Date ? two.getTime() : two);

const isNew = (name: 'tappedAt' | 'endedAt' | 'reason', form: PouringForm, stored: StoredPouring | null) =>
  form[name] !== null && !isSame(form[name], stored?.[name] ?? null);

/** What the new state implies: the form still has the values of the one before. */
export function completePouring(form: PouringForm, stored: StoredPouring | null, now: Date): PouringForm {
  const keep = <Name extends 'tappedAt' | 'endedAt' | 'reason'>(name: Name): PouringForm[Name] | null =>
    isNew(name, form, stored) ? form[name] : null;
  if (form.state === 'off') {
    return { ...form, endedAt: form.endedAt ?? (stored?.state === 'on' ? now : null) };
  }
  const ended = { endedAt: keep('endedAt'), reason: keep('reason') };
  if (form.state === 'on-deck') return { ...form, ...ended, tappedAt: keep('tappedAt') };
  const isStarted = stored?.state !== 'on';
  return { ...form, ...ended, tappedAt: form.tappedAt ?? now, level: form.level ?? (isStarted ? 'full' : null) };
}

type Rule = readonly [path: string, msg: string, isBroken: (form: PouringForm, now: Date) => boolean];

export const isFuture = (instant: Date | null, now: Date) =>
  instant !== null && instant.getTime() > now.getTime() + clockToleranceMs;

/** The first broken rule of each field counts. */
const rules: readonly Rule[] = [
  ['taproom', 'Please choose a taproom', ({ hasTaproom }) => !hasTaproom],
  ['state', 'Please choose a valid state', ({ state }) => !pouringStatuses.includes(state)],
  ['tap', 'Please choose a tap', ({ state, tap }) => state !== 'on-deck' && tap === 'none'],
  ['tap', 'This tap is in another taproom', ({ tap }) => tap === 'other'],
  ['level', 'Please choose a valid level', ({ level }) => level !== null && !kegLevels.includes(level)],
  ['beer', 'Please choose a beer, or enter a guest', ({ hasBeer, hasGuest }) => !hasBeer && !hasGuest],
  ['beer', 'Please choose either a beer or a guest, not both', ({ hasBeer, hasGuest }) => hasBeer && hasGuest],
  [
    'tappedAt',
    'What is on deck has not been tapped yet',
    ({ state, tappedAt }) => state === 'on-deck' && tappedAt !== null,
  ],
  ['tappedAt', 'Please enter when it was tapped', ({ state, tappedAt }) => state === 'off' && tappedAt === null],
  ['tappedAt', 'This is in the future', ({ tappedAt }, now) => isFuture(tappedAt, now)],
  [
    'endedAt',
    'Please choose the state Off for what has ended',
    ({ state, endedAt }) => state !== 'off' && endedAt !== null,
  ],
  ['endedAt', 'Please enter when it ended', ({ state, endedAt }) => state === 'off' && endedAt === null],
  ['endedAt', 'This is in the future', ({ endedAt }, now) => isFuture(endedAt, now)],
  [
    'endedAt',
    'It can’t have ended before it was tapped',
    ({ tappedAt, endedAt }) => tappedAt !== null && endedAt !== null && endedAt < tappedAt,
  ],
  [
    'reason',
    'Please choose the state Off for what has ended',
    ({ state, reason }) => state !== 'off' && reason !== null,
  ],
  ['reason', 'Please choose why it ended', ({ state, reason }) => state === 'off' && reason === null],
  ['reason', 'Please choose a valid reason', ({ reason }) => reason !== null && !endReasons.includes(reason)],
];

export function findPouringErrors(form: PouringForm, now: Date): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const [path, msg, isBroken] of rules) {
    if (!errors.has(path) && isBroken(form, now)) errors.set(path, { path, msg });
  }
  return [...errors.values()];
}
