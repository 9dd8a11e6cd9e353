import { defaultHours } from '../location/default-content';
import {
  closedOnHoliday,
  findUnconfirmedHoliday,
  listHolidayPrompts,
  openOnHoliday,
  unconfirmedHours,
} from './holiday-prompts';
import { toOpeningHours } from './opening-hours-input';
import type { OpeningHours } from './schema';
import { sampleOpeningHours as folsom, thanksgiving } from '../test/samples';

test('staff are prompted about holidays of the next eight weeks without an exception', () => {
  const list = (openingHours: OpeningHours) =>
    listHolidayPrompts(openingHours, '2026-11-10').map(({ label, name, usual }) => `${label} ${name}: ${usual}`);
  expect(list(folsom)).toEqual(['Wednesday, November 11 Veterans Day: 11:00 AM - 9:00 PM']);
  const [veteransDay] = listHolidayPrompts(folsom, '2026-11-10');
  expect(veteransDay && openOnHoliday(folsom, veteransDay)).toEqual({
    from: '2026-11-11',
    to: '2026-11-11',
    spans: [{ opens: '11:00', closes: '21:00' }],
    reason: 'Veterans Day',
  });
  expect(closedOnHoliday({ date: '2026-11-26', name: 'Thanksgiving' })).toEqual(thanksgiving);
  const closedOnWednesdays = { ...folsom, regular: { ...folsom.regular, wednesday: [] } };
  expect(list(closedOnWednesdays)).toEqual([]);
});

test.each([
  ['2026-09-07', 'Labor Day'],
  ['2026-08-31', 'Labor Day'],
  ['2026-08-30', undefined],
  ['2026-09-08', undefined],
  // Veterans Day and Thanksgiving are more than a week apart.
  ['2026-11-12', undefined],
  ['2026-12-17', 'Christmas Eve'],
  ['2026-12-25', 'Christmas Day'],
])('on %s, the holiday without confirmed hours is %s', (today, name) => {
  expect(findUnconfirmedHoliday(toOpeningHours(defaultHours.auburn), today)?.name).toBe(name);
});

test('a holiday that staff have answered, or whose weekday is closed, needs no call', () => {
  expect(findUnconfirmedHoliday(folsom, '2026-11-26')).toBeNull();
  const closedOnThursdays = { ...folsom, exceptions: [], regular: { ...folsom.regular, thursday: [] } };
  expect(findUnconfirmedHoliday(closedOnThursdays, '2026-11-26')).toBeNull();
  expect([
    unconfirmedHours({ name: 'Labor Day' }, '(916) 555-0188'),
    unconfirmedHours({ name: 'Labor Day' }, ''),
  ]).toEqual(['Labor Day hours are not confirmed yet: call (916) 555-0188', 'Labor Day hours are not confirmed yet']);
});
