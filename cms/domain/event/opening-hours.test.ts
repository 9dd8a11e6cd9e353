import { checkOpeningHours, findUnconfirmedHoliday } from './opening-hours';
import { defaultHours } from '../location/default-content';
import { toOpeningHours } from '../taproom/opening-hours-input';
import { sampleEvent } from '../test/samples';

/** Auburn: 11 AM to 8 PM, closed on Mondays, Fridays until 1 AM. Folsom: 11 AM to 9 PM, until 10 PM on weekends. */
const auburn = toOpeningHours({
  ...defaultHours.auburn,
  monday: 'Closed',
  friday: '11 AM - 1 AM',
  sunday: 'by appointment',
});
const taprooms = [
  { name: 'Auburn', openingHours: auburn },
  { name: 'Folsom', openingHours: toOpeningHours(defaultHours.folsom) },
];
const check = (overrides: object, known = taprooms) => checkOpeningHours(sampleEvent(overrides), known);

const saturday = { startDate: '2026-07-04', endDate: '2026-07-04' };
const openOnSaturdays = 'Auburn is open 11:00 AM - 8:00 PM on Saturdays.';

test.each([
  ['within the hours', {}, []],
  ['from opening to closing', { startTime: '11:00', endTime: '20:00' }, []],
  ['that ends after closing', { endTime: '20:30' }, [openOnSaturdays]],
  ['that starts before opening', { startTime: '10:00' }, [openOnSaturdays]],
  ['that starts at closing, without an end', { startTime: '20:30', endTime: null }, [openOnSaturdays]],
  ['on a closed day', { startDate: '2026-07-06', endDate: '2026-07-06' }, ['Auburn is closed on Mondays.']],
  [
    'that ends at closing after midnight',
    { startDate: '2026-07-03', endDate: '2026-07-04', startTime: '20:00', endTime: '01:00' },
    [],
  ],
  ['after midnight, still open since the day before', { startTime: '00:15', endTime: '00:45' }, []],
  ['past midnight after closing', { startTime: '19:00', endTime: '01:00' }, [openOnSaturdays]],
])('an event %s', (_case, overrides, texts) => expect(check({ ...saturday, ...overrides })).toEqual(texts));

test('an event in both taprooms is checked in each', () => {
  expect(check({ tapRoom: 'All', endTime: '21:00' })).toEqual([openOnSaturdays]);
  expect(check({ tapRoom: 'All', endTime: '23:00' })).toEqual([
    openOnSaturdays,
    'Folsom is open 11:00 AM - 10:00 PM on Saturdays.',
  ]);
});

test.each([
  ['without times', { startTime: null, endTime: null }],
  ['that lasts all day', { startTime: '00:00', endTime: '23:59' }],
  ['of several days', { endDate: '2026-07-06', endTime: '23:00' }],
  ['at another location', { location: 'Gold Country Fairgrounds', endTime: '23:00' }],
  ['on a day whose hours cannot be parsed', { startDate: '2026-07-05', endDate: '2026-07-05', endTime: '23:00' }],
  ['whose form is not filled in yet', { startDate: '', endDate: '', startTime: '', endTime: '' }],
])('an event %s has no warning', (_case, overrides) => expect(check(overrides)).toEqual([]));

test('hours that are not known cause no warning', () => expect(check({ endTime: '23:00' }, [])).toEqual([]));

test('exceptions replace the hours of their days, also those of unknown ones', () => {
  const exceptions = [
    { from: '2026-07-03', to: '2026-07-03', spans: [], reason: 'inventory' },
    { from: '2026-07-04', to: '2026-07-05', spans: [{ opens: '11:00', closes: '15:00' }], reason: null },
  ];
  const checkOn = (date: string, startTime: string) =>
    check({ startDate: date, endDate: date, startTime, endTime: null }, [
      { name: 'Auburn', openingHours: { ...auburn, exceptions } },
    ]);
  expect(checkOn('2026-07-03', '12:00')).toEqual(['Auburn is closed on July 3 (inventory).']);
  // Friday's hours would last until 1 AM.
  expect(checkOn('2026-07-04', '00:30')).toEqual(['Auburn is open 11:00 AM - 3:00 PM on July 4.']);
  expect(checkOn('2026-07-04', '14:00')).toEqual([]);
  expect(checkOn('2026-07-05', '16:00')).toEqual(['Auburn is open 11:00 AM - 3:00 PM on July 5.']);
});

test.each([
  ['on a holiday', { startDate: '2026-09-07', endDate: '2026-09-07', tapRoom: 'Folsom' }, 'Labor Day'],
  ['on a day on which its taproom is closed anyway', { startDate: '2026-09-07', endDate: '2026-09-07' }, null],
  ['over a holiday', { startDate: '2026-11-10', endDate: '2026-11-12', tapRoom: 'All' }, 'Veterans Day'],
  ['the day before', { startDate: '2026-11-10', endDate: '2026-11-10', tapRoom: 'All' }, null],
  ['elsewhere', { startDate: '2026-07-04', endDate: '2026-07-04', location: 'Gold Country Fairgrounds' }, null],
  ['in the past', { startDate: '2026-02-16', endDate: '2026-02-16', tapRoom: 'Folsom' }, null],
  ['whose form is not filled in yet', { startDate: '', endDate: '', startTime: '', endTime: '' }, null],
])('an event %s is on the unconfirmed holiday %s', (_case, overrides, holiday) =>
  expect(findUnconfirmedHoliday(sampleEvent(overrides), taprooms, '2026-06-01')).toBe(holiday),
);
