import { listHoursRows, listUpcomingExceptions } from './hours-rows';
import type { OpeningHours } from '@domain/taproom/schema';
import { sampleOpeningHours as folsom } from '@domain/test/samples';

test('rows have the hours of the next date of each weekday', () => {
  const list = (openingHours: OpeningHours, today: string) =>
    listHoursRows(openingHours, today).map(
      ({ label, text, note, isToday }) => `${isToday ? '* ' : ''}${label}: ${text}${note ? ` (${note})` : ''}`,
    );
  expect(list(folsom, '2026-11-21')).toEqual([
    'Monday: By appointment',
    'Tuesday: 11:00 AM - 9:00 PM',
    'Wednesday: 11:00 AM - 9:00 PM',
    'Thursday: Closed (November 26 · Thanksgiving)',
    'Friday: 11:00 AM - 10:00 PM',
    '* Saturday: 11:00 AM - 10:00 PM',
    'Sunday: 11:00 AM - 9:00 PM',
  ]);
  // The day after, Thursday is the one of next week.
  expect(list(folsom, '2026-11-27').slice(3, 5)).toEqual([
    'Thursday: 11:00 AM - 9:00 PM',
    '* Friday: 11:00 AM - 10:00 PM',
  ]);
  expect(list({ ...folsom, exceptions: [] }, '2026-11-21')[3]).toBe(
    'Thursday: 11:00 AM - 9:00 PM (November 26 · Thanksgiving hours not confirmed)',
  );
  const early = { ...folsom, closesEarly: { date: '2026-11-25', closes: '16:00' } };
  expect(list(early, '2026-11-25')[2]).toBe('* Wednesday: 11:00 AM - 4:00 PM (Closing early)');
});

test('exceptions after the rows of the week are listed for eight weeks', () => {
  const list = (today: string) =>
    listUpcomingExceptions(folsom, today).map(({ dates, text, reason }) => `${dates}: ${text} ${reason}`);
  const winter = 'December 24 – January 2: 12:00 PM - 6:00 PM null';
  expect(list('2026-10-30')).toEqual(['Thursday, November 26: Closed Thanksgiving', winter]);
  expect(list('2026-10-28')).toEqual(['Thursday, November 26: Closed Thanksgiving']);
  expect(list('2026-11-20')).toEqual([winter]);
  // The break reaches beyond the week until December 26.
  expect([list('2026-12-26'), list('2026-12-27')]).toEqual([[winter], []]);
});
