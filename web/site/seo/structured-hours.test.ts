import { defaultHours } from '@domain/location/default-content';
import { toOpeningHours } from '@domain/taproom/opening-hours-input';
import { toOpeningHoursData, toSpecialHoursData } from './taproom-json-ld';

const folsom = toOpeningHours(defaultHours.folsom);

test('groups days with equal hours and omits days that are closed or unknown', () => {
  const hours = { ...defaultHours.folsom, monday: 'Closed', tuesday: 'Ask', sunday: '5:00 PM - 12:00 AM' };
  expect(toOpeningHoursData(toOpeningHours(hours))).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday', 'Thursday'], opens: '11:00', closes: '21:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday', 'Saturday'], opens: '11:00', closes: '22:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '17:00', closes: '23:59' },
  ]);
});

/** `2026-11-26/2026-11-26 00:00-00:00` */
const special = (changes: object, today: string) =>
  toSpecialHoursData({ ...folsom, ...changes }, today).map(
    ({ validFrom, validThrough, opens, closes }) => `${validFrom}/${validThrough} ${opens}-${closes}`,
  );

const exceptions = [
  {
    from: '2026-12-31',
    to: '2026-12-31',
    spans: [
      { opens: '11:00', closes: '14:00' },
      { opens: '18:00', closes: '02:00' },
    ],
    reason: null,
  },
  { from: '2026-11-26', to: '2026-11-27', spans: [], reason: 'Thanksgiving' },
];

test('special hours are those of exceptions that are not over, earliest first', () => {
  expect(special({ exceptions }, '2026-11-27')).toEqual([
    '2026-11-26/2026-11-27 00:00-00:00',
    '2026-12-31/2026-12-31 11:00-14:00',
    '2026-12-31/2026-12-31 18:00-02:00',
  ]);
  expect(special({ exceptions }, '2026-11-28')).toHaveLength(2);
  expect(special({ exceptions: [] }, '2026-11-28')).toEqual([]);
});

test('a day that closes early has special hours of its own', () => {
  const closesEarly = { date: '2026-12-31', closes: '19:00' };
  expect(special({ closesEarly }, '2026-12-31')).toEqual(['2026-12-31/2026-12-31 11:00-19:00']);
  expect(special({ closesEarly }, '2027-01-01')).toEqual([]);
  const inRange = { from: '2026-12-30', to: '2027-01-02', spans: [{ opens: '12:00', closes: '22:00' }], reason: null };
  expect(special({ closesEarly, exceptions: [inRange] }, '2026-12-31')).toEqual([
    '2026-12-30/2026-12-30 12:00-22:00',
    '2026-12-31/2026-12-31 12:00-19:00',
    '2027-01-01/2027-01-02 12:00-22:00',
  ]);
});
