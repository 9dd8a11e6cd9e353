import { expect, test } from 'vitest';
import { completePouring, findPouringErrors, type PouringForm } from './pouring-rules';

const now = new Date('2026-11-22T20:00:00Z');
const monday = new Date('2026-11-16T20:00:00Z');
const friday = new Date('2026-11-20T20:00:00Z');

const onTap: PouringForm = {
  state: 'on',
  hasTaproom: true,
  hasBeer: true,
  hasGuest: false,
  tap: 'own',
  level: 'half',
  tappedAt: monday,
  endedAt: null,
  reason: null,
};
const off: PouringForm = { ...onTap, state: 'off', endedAt: friday, reason: 'kicked' };
const onDeck: PouringForm = { ...onTap, state: 'on-deck', tap: 'none', level: null, tappedAt: null };

test.each([onTap, off, onDeck, { ...onDeck, tap: 'own' as const }, { ...onTap, hasBeer: false, hasGuest: true }])(
  'accepts %o',
  (form) => expect(findPouringErrors(form, now)).toEqual([]),
);

test.each<[form: PouringForm, path: string, msg: string]>([
  [{ ...onTap, hasTaproom: false }, 'taproom', 'Please choose a taproom'],
  [{ ...onTap, tap: 'none' }, 'tap', 'Please choose a tap'],
  [{ ...onDeck, tap: 'other' }, 'tap', 'This tap is in another taproom'],
  [{ ...onTap, hasBeer: false }, 'beer', 'Please choose a beer, or enter a guest'],
  [{ ...onTap, hasGuest: true }, 'beer', 'Please choose either a beer or a guest, not both'],
  [{ ...onDeck, tappedAt: monday }, 'tappedAt', 'What is on deck has not been tapped yet'],
  [{ ...off, tappedAt: null }, 'tappedAt', 'Please enter when it was tapped'],
  [{ ...onTap, tappedAt: new Date('2026-11-23T20:00:00Z') }, 'tappedAt', 'This is in the future'],
  [{ ...onTap, endedAt: friday }, 'endedAt', 'Please choose the state Off for what has ended'],
  [{ ...off, endedAt: null }, 'endedAt', 'Please enter when it ended'],
  [{ ...off, tappedAt: friday, endedAt: monday }, 'endedAt', 'It can’t have ended before it was tapped'],
  [{ ...off, reason: null }, 'reason', 'Please choose why it ended'],
  [{ ...onTap, reason: 'kicked' }, 'reason', 'Please choose the state Off for what has ended'],
])('rejects %o at the field', (form, path, msg) => expect(findPouringErrors(form, now)).toEqual([{ path, msg }]));

test('a new state takes over what the form still has of the one before', () => {
  expect(completePouring({ ...onTap, state: 'off', reason: 'kicked' }, onTap, now)).toMatchObject({ endedAt: now });
  expect(completePouring({ ...off, state: 'on' }, off, now)).toMatchObject({ endedAt: null, reason: null });
  expect(completePouring({ ...onTap, state: 'on-deck' }, onTap, now)).toMatchObject({ tappedAt: null });
  expect(completePouring({ ...onDeck, state: 'on' }, onDeck, now)).toMatchObject({ tappedAt: now, level: 'full' });
  expect(completePouring({ ...onTap, level: null }, onTap, now)).toMatchObject({ level: null });
});

test('an end that is entered for what is on is kept, and rejected', () => {
  const form = completePouring({ ...onTap, endedAt: friday }, onTap, now);
  expect(findPouringErrors(form, now).map(({ path }) => path)).toEqual(['endedAt']);
});
