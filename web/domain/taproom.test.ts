import { mapWeek, weekdays } from '@domain/location/constants';
import { toHours, noOpeningHours } from '@domain/taproom/week-hours';
import type { OpeningHours } from '@domain/taproom/schema';
import { defaultHours } from '@domain/location/default-content';
import type { Hours } from '@domain/location/schema';
import { toOpeningHours } from '@domain/taproom/opening-hours-input';
import {
  formatNamedStatus,
  formatTaproomStatus,
  getTaproomStatus,
  rewordStatus,
  getShortStatus,
  getKitchenStatus,
} from './taproom';

const daytime: OpeningHours = { ...noOpeningHours(), regular: mapWeek(() => [{ opens: '11:00', closes: '20:00' }]) };
const late: OpeningHours = { ...noOpeningHours(), regular: mapWeek(() => [{ opens: '17:00', closes: '02:00' }]) };
const early = (hours: OpeningHours, closes: string) => ({ ...hours, closesEarly: { date: '2026-12-15', closes } });
const exceptional = (reason: string | null, spans: OpeningHours['exceptions'][number]['spans']): OpeningHours => ({
  ...daytime,
  exceptions: [{ from: '2026-12-15', to: '2026-12-15', spans, reason }],
});
const shortDay = [{ opens: '11:00', closes: '15:00' }];

const makeTaproom = (openingHours: OpeningHours, isComingSoon = false, opening: string | null = null) => ({
  name: 'Auburn',
  timeZone: 'America/New_York',
  isComingSoon,
  opening,
  openingHours,
  hours: toHours(openingHours),
  contact: { phone: '(530) 555-0123' },
});

const eve = exceptional('Christmas Eve', shortDay);
const unconfirmed = (holiday: string) => `${holiday} hours are not confirmed yet: call (530) 555-0123`;
const texts = { ...noOpeningHours(), texts: mapWeek(() => 'Call us') };
// New York is five hours behind UTC.
const at = (time: string) => new Date(`2026-${time}:00:00Z`);

test.each<[string, OpeningHours, string, string]>([
  ['ordinary hours', daytime, '12-15T20', 'Open until 8:00 PM'],
  ['before opening', daytime, '12-15T14', 'Closed · Opens at 11:00 AM'],
  [
    'before an early end',
    early(daytime, '18:00'),
    '12-15T14',
    'Closed · Opens at 11:00 AM · Closes early today, at 6:00 PM',
  ],
  ['closing early, open', early(daytime, '18:00'), '12-15T20', 'Open until 6:00 PM · Closing early today'],
  ['closed early', early(daytime, '18:00'), '12-15T23', 'Closed early today · Opens tomorrow at 11:00 AM'],
  ['closing early after midnight', early(late, '01:00'), '12-16T05', 'Open until 1:00 AM · Closing early today'],
  ['closed early, after midnight', early(late, '23:00'), '12-16T05', 'Closed · Opens at 5:00 PM'],
  ['special hours, open', eve, '12-15T18', 'Open until 3:00 PM · Special hours for Christmas Eve'],
  ['before special hours', exceptional(null, shortDay), '12-15T14', 'Closed · Opens at 11:00 AM · Special hours today'],
  ['special hours, closed for the day', eve, '12-15T22', 'Closed · Opens tomorrow at 11:00 AM'],
  [
    'a holiday',
    exceptional('Christmas Eve', []),
    '12-15T20',
    'Closed today for Christmas Eve · Opens tomorrow at 11:00 AM',
  ],
  ['unconfirmed, open', daytime, '12-31T20', `${unconfirmed("New Year's Eve")} · Usually open until 8:00 PM`],
  ['unconfirmed, before opening', daytime, '12-25T14', `${unconfirmed('Christmas Day')} · Usually opens at 11:00 AM`],
  [
    'closed for the day before an unconfirmed holiday',
    daytime,
    '07-04T01',
    `Closed · ${unconfirmed('Independence Day')} · Usually opens tomorrow at 11:00 AM`,
  ],
  [
    'in the night after an unconfirmed day',
    late,
    '09-08T05',
    `${unconfirmed('Labor Day')} · Usually open until 2:00 AM`,
  ],
  [
    'early on a holiday, by the day before',
    late,
    '12-25T05',
    `${unconfirmed('Christmas Eve')} · Usually open until 2:00 AM`,
  ],
  [
    'an unconfirmed holiday, closed for the day',
    daytime,
    '12-26T04',
    `Closed · Opens tomorrow at 11:00 AM · ${unconfirmed('Christmas Day')}`,
  ],
  ['hours as free text', texts, '12-15T20', 'Call us daily'],
])('the status line: %s', (_case, openingHours, time, line) =>
  expect(formatTaproomStatus(getTaproomStatus(makeTaproom(openingHours), at(time)))).toBe(line),
);

test.each<[string, OpeningHours, string]>([
  ['Auburn opens at 11 AM, closes early at 6', early(daytime, '18:00'), '12-15T14'],
  ['Auburn closes early at 6', early(daytime, '18:00'), '12-15T20'],
  ['Auburn closed early today', early(daytime, '18:00'), '12-15T23'],
  ['Auburn until 3', eve, '12-15T18'],
  ['Auburn closed today for Christmas Eve', exceptional('Christmas Eve', []), '12-15T20'],
  ["Auburn usually until 8 (New Year's Eve hours not confirmed)", daytime, '12-31T20'],
  ['Auburn usually opens tomorrow at 11 AM (Independence Day hours not confirmed)', daytime, '07-04T01'],
  ['Auburn opens tomorrow at 11 AM (Christmas Day hours not confirmed)', daytime, '12-26T04'],
  ['Auburn: Call us daily', texts, '12-15T20'],
])('the status with the name: %s', (named, openingHours, time) =>
  expect(formatNamedStatus(makeTaproom(openingHours), at(time))).toBe(named),
);

test('a taproom that is announced as coming soon has this status until it has hours', () => {
  const now = at('12-15T20');
  const announced = makeTaproom(noOpeningHours(), true);
  expect(getTaproomStatus(announced, now).kind).toBe('coming-soon');
  expect(formatNamedStatus(announced, now)).toBe('Auburn coming soon');
  expect(getTaproomStatus(makeTaproom(daytime, true), now).kind).toBe('open');
});

test('a taproom that opens later is never open, also with hours', () => {
  const announced = makeTaproom(daytime, true, 'spring 2027');
  const now = at('12-15T20');
  expect(getTaproomStatus(announced, now)).toEqual({
    kind: 'coming-soon',
    lines: ['Opens spring 2027'],
    note: null,
  });
  expect(formatNamedStatus(announced, now)).toBe('Auburn opens spring 2027');
});

test.each([
  ['Open until 8:00 PM', 'Pouring till 8:00 PM'],
  [
    'Closed today for Thanksgiving · Opens tomorrow at 11:00 AM',
    'No beer today: Thanksgiving · Back mañana at 11:00 AM',
  ],
  ['Auburn opens at 11 AM', 'Auburn back at 11 AM'],
  ['Open 6 days a week', 'We pour 6 days of seven'],
  ['Closed', 'Closed'],
  ['Usually open until 8:00 PM', 'Mostly pouring till 8:00 PM'],
  ['Special hours for Open House', 'Other hours: Open House'],
  ['Last checked Tuesday', 'Looked at Tuesday'],
])('the status “%s” is “%s” in words of the brewery', (text, reworded) => {
  const words = {
    'Open until': 'Pouring till',
    'Closed today for': 'No beer today:',
    Opens: 'Back',
    tomorrow: 'mañana',
    Open: 'We pour',
    'days a week': 'days of seven',
    Usually: 'Mostly',
    'Special hours for': 'Other hours:',
    'Last checked': 'Looked at',
  };
  expect(rewordStatus(text, words)).toBe(reworded);
});

const { auburn, folsom } = defaultHours;
const everyDay = (text: string): Hours => ({
  ...auburn,
  ...Object.fromEntries(weekdays.map((day) => [day, text])),
});
const openMondays = { ...everyDay('Closed'), monday: '4:30 PM - 10 PM', tuesday: '4 PM - 9 PM' };

test.each([
  ['Folsom on a Friday', folsom, '2026-07-03T19:00:00Z', 'until 10'],
  ['opening after two closed days', openMondays, '2026-07-04T19:00:00Z', 'opens Monday at 4:30 PM'],
  ['closing at half past', everyDay('11 AM - 9:30 PM'), '2026-07-03T19:00:00Z', 'until 9:30'],
  ['closing in the morning', everyDay('11 AM - 2 AM'), '2026-07-03T19:00:00Z', 'until 2 AM'],
  ['closing at midnight', everyDay('11 AM - midnight'), '2026-07-03T19:00:00Z', 'until midnight'],
  ['opening at noon', everyDay('noon - 8 PM'), '2026-07-03T18:00:00Z', 'opens at noon'],
  ['never closing', everyDay('Open 24 hours'), '2026-07-03T19:00:00Z', 'open 24 hours'],
  ['never opening', everyDay('Closed'), '2026-07-03T19:00:00Z', 'closed'],
  ['hours that cannot be parsed', everyDay('Ask us'), '2026-07-03T19:00:00Z', null],
])('short status: %s', (_, hours, now, text) => {
  const taproom = { openingHours: toOpeningHours(hours), timeZone: 'America/Los_Angeles' };
  expect(getShortStatus(taproom, new Date(now))).toBe(text);
});

/** Open from 11 AM to 8 PM; the kitchen from noon to 3 and from 5 to 9. */
const withKitchen: OpeningHours = {
  ...toOpeningHours(defaultHours.auburn),
  kitchen: mapWeek(() => [
    { opens: '12:00', closes: '15:00' },
    { opens: '17:00', closes: '21:00' },
  ]),
};
const lateHours = { ...withKitchen, regular: mapWeek(() => [{ opens: '17:00', closes: '02:00' }]) };
const lateKitchen = { ...lateHours, kitchen: mapWeek(() => [{ opens: '18:00', closes: '01:00' }]) };

test.each<[string, OpeningHours, string, string | null]>([
  ['before it opens', withKitchen, '2026-07-04T18:30:00Z', 'Kitchen opens at 12:00 PM'],
  ['while it is open', withKitchen, '2026-07-04T19:00:00Z', 'Kitchen until 3:00 PM'],
  ['between its hours', withKitchen, '2026-07-04T22:00:00Z', 'Kitchen opens at 5:00 PM'],
  ['until the taproom closes', withKitchen, '2026-07-05T01:00:00Z', 'Kitchen until 8:00 PM'],
  ['when the taproom is closed', withKitchen, '2026-07-05T03:00:00Z', null],
  ['after it has closed', lateHours, '2026-07-05T05:00:00Z', 'Kitchen closed'],
  ['after midnight', lateKitchen, '2026-07-05T07:30:00Z', 'Kitchen until 1:00 AM'],
  ['without hours of its own', { ...withKitchen, kitchen: null }, '2026-07-04T19:00:00Z', null],
  [
    'on a day of other hours',
    {
      ...withKitchen,
      exceptions: [
        { from: '2026-07-04', to: '2026-07-04', spans: [{ opens: '11:00', closes: '14:00' }], reason: null },
      ],
    },
    '2026-07-04T19:00:00Z',
    'Kitchen until 2:00 PM',
  ],
])('the kitchen %s', (_case, openingHours, now, text) => {
  expect(getKitchenStatus({ openingHours, timeZone: 'America/Los_Angeles' }, new Date(now))).toBe(text);
});
