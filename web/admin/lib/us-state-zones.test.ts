import { getStateName } from '@domain/distributor/us-states';
import { isTimeZone } from '@domain/time/zone';
import { findStateTimeZone } from '../hooks/use-new-taproom';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const states = letters.flatMap((one) => letters.map((two) => one + two)).filter(getStateName);

test('every state has a time zone', () => {
  expect(states).toHaveLength(51);
  expect(states.filter((state) => !isTimeZone(findStateTimeZone(state) ?? ''))).toEqual([]);
});

test('by abbreviation in any case', () => {
  expect([' or ', 'TX', 'Oregon', ''].map(findStateTimeZone)).toEqual([
    'America/Los_Angeles',
    'America/Chicago',
    undefined,
    undefined,
  ]);
});
