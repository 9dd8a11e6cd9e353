import { getStateName } from '@domain/distributor/us-states';
import { isTimeZone } from '@domain/time/zone';
import { findStateTimeZone, matchesTimeZone, timeZoneName, timeZoneOptions } from './time-zones';

const find = (search: string) =>
  timeZoneOptions('')
    .flatMap(({ items }) => items)
    .filter((option) => matchesTimeZone(option, search))
    .map(({ value }) => value);

test.each([
  ['new york', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['eastern', 'America/New_York'],
  ['PST', 'America/Los_Angeles'],
  ['pacific time', 'America/Los_Angeles'],
  ['texas', 'America/Chicago'],
  ['arizona', 'America/Phoenix'],
  ['london', 'Europe/London'],
])('%s finds %s first', (search, zone) => expect(find(search)[0]).toBe(zone));

test('a search that matches nothing finds nothing', () => expect(find('narnia')).toEqual([]));

test('time zones in sentences', () => {
  expect(timeZoneName('America/New_York')).toBe('Eastern time');
  expect(timeZoneName('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires time');
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const states = letters.flatMap((one) => letters.map((two) => one + two)).filter(getStateName);

test('every state has a time zone', () => {
  expect(states).toHaveLength(51);
  expect(states.filter((state) => !isTimeZone(findStateTimeZone(state) ?? ''))).toEqual([]);
});

test('states by abbreviation in any case', () => {
  expect([' or ', 'TX', 'Oregon', ''].map(findStateTimeZone)).toEqual([
    'America/Los_Angeles',
    'America/Chicago',
    undefined,
    undefined,
  ]);
});
