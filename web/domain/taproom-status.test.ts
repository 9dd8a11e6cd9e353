import { expect, test } from 'vitest';
import { mapWeek } from '@domain/location/constants';
import { toHours, noOpeningHours } from '@domain/taproom/week-hours';
import type { OpeningHours } from '@domain/taproom/schema';
import { formatNamedStatus, formatTaproomStatus, getTaproomStatus, rewordStatus } from './taproom';

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

// New York is five hours behind UTC.
test.each<[string, OpeningHours, string, string, string]>([
  ['ordinary hours', daytime, '12-15T20', 'Open until 8:00 PM', 'Auburn until 8'],
  ['before opening', daytime, '12-15T14', 'Closed · Opens at 11:00 AM', 'Auburn opens at 11 AM'],
  [
    'closing early, before opening',
    early(daytime, '18:00'),
    '12-15T14',
    'Closed · Opens at 11:00 AM · Closes early today, at 6:00 PM',
    'Auburn opens at 11 AM, closes early at 6',
  ],
  [
    'closing early, open',
    early(daytime, '18:00'),
    '12-15T20',
    'Open until 6:00 PM · Closing early today',
    'Auburn closes early at 6',
  ],
  [
    'closed early',
    early(daytime, '18:00'),
    '12-15T23',
    'Closed early today · Opens tomorrow at 11:00 AM',
    'Auburn closed early today',
  ],
  [
    'closing early after midnight',
    early(late, '01:00'),
    '12-16T05',
    'Open until 1:00 AM · Closing early today',
    'Auburn closes early at 1 AM',
  ],
  [
    'closed early, after midnight',
    early(late, '23:00'),
    '12-16T05',
    'Closed · Opens at 5:00 PM',
    'Auburn opens at 5 PM',
  ],
  [
    'special hours, open',
    exceptional('Christmas Eve', shortDay),
    '12-15T18',
    'Open until 3:00 PM · Special hours for Christmas Eve',
    'Auburn until 3',
  ],
  [
    'special hours without a reason, before opening',
    exceptional(null, shortDay),
    '12-15T14',
    'Closed · Opens at 11:00 AM · Special hours today',
    'Auburn opens at 11 AM',
  ],
  [
    'special hours, closed for the day',
    exceptional('Christmas Eve', shortDay),
    '12-15T22',
    'Closed · Opens tomorrow at 11:00 AM',
    'Auburn opens tomorrow at 11 AM',
  ],
  [
    'a holiday',
    exceptional('Christmas Eve', []),
    '12-15T20',
    'Closed today for Christmas Eve · Opens tomorrow at 11:00 AM',
    'Auburn closed today for Christmas Eve',
  ],
  [
    'an unconfirmed holiday, open',
    daytime,
    '12-31T20',
    "New Year's Eve hours are not confirmed yet: call (530) 555-0123 · Usually open until 8:00 PM",
    "Auburn usually until 8 (New Year's Eve hours not confirmed)",
  ],
  [
    'an unconfirmed holiday, before opening',
    daytime,
    '12-25T14',
    'Christmas Day hours are not confirmed yet: call (530) 555-0123 · Usually opens at 11:00 AM',
    'Auburn usually opens at 11 AM (Christmas Day hours not confirmed)',
  ],
  [
    'closed for the day before an unconfirmed holiday',
    daytime,
    '07-04T01',
    'Closed · Independence Day hours are not confirmed yet: call (530) 555-0123 · Usually opens tomorrow at 11:00 AM',
    'Auburn usually opens tomorrow at 11 AM (Independence Day hours not confirmed)',
  ],
  [
    'in the night after an unconfirmed holiday, as whose hours it is open',
    late,
    '09-08T05',
    'Labor Day hours are not confirmed yet: call (530) 555-0123 · Usually open until 2:00 AM',
    'Auburn usually until 2 AM (Labor Day hours not confirmed)',
  ],
  [
    'early on a holiday, open by the hours of the day before',
    late,
    '12-25T05',
    'Christmas Eve hours are not confirmed yet: call (530) 555-0123 · Usually open until 2:00 AM',
    'Auburn usually until 2 AM (Christmas Eve hours not confirmed)',
  ],
  [
    'an unconfirmed holiday, closed for the day',
    daytime,
    '12-26T04',
    'Closed · Opens tomorrow at 11:00 AM · Christmas Day hours are not confirmed yet: call (530) 555-0123',
    'Auburn opens tomorrow at 11 AM (Christmas Day hours not confirmed)',
  ],
  [
    'hours as free text',
    { ...noOpeningHours(), texts: mapWeek(() => 'Call us') },
    '12-15T20',
    'Call us daily',
    'Auburn: Call us daily',
  ],
])('%s', (_case, openingHours, time, line, named) => {
  const taproom = makeTaproom(openingHours);
  const now = new Date(`2026-${time}:00:00Z`);
  expect([formatTaproomStatus(getTaproomStatus(taproom, now)), formatNamedStatus(taproom, now)]).toEqual([line, named]);
});

test('a taproom that is announced as coming soon has this status until it has hours', () => {
  const now = new Date('2026-12-15T20:00:00Z');
  const announced = makeTaproom(noOpeningHours(), true);
  expect(getTaproomStatus(announced, now).kind).toBe('coming-soon');
  expect(formatNamedStatus(announced, now)).toBe('Auburn coming soon');
  expect(getTaproomStatus(makeTaproom(daytime, true), now).kind).toBe('open');
});

test('a taproom that opens later is never open, also with hours', () => {
  const announced = makeTaproom(daytime, true, 'spring 2027');
  const now = new Date('2026-12-15T20:00:00Z');
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
