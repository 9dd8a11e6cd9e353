import type { Event } from '@domain/event/schema';
import { sampleEvent } from '@domain/test/samples';
import { getCalendarTimes, googleCalendarUrl } from './google-calendar-url';
import { toCalendarFeed, toCalendarFile, type CalendarSource, selectFeedEvents } from './icalendar';

const source: CalendarSource = {
  publicUrl: 'https://boldridge.example',
  brandName: 'Boldridge Brewing Co.',
  taprooms: [
    { taproom: 'Auburn', name: 'Boldridge, Auburn', address: '1180 Nevada Station Road, Auburn, CA 95602' },
    { taproom: 'Folsom', name: 'Boldridge, Folsom', address: '412 Sutter Wharf Lane, Folsom, CA 95630' },
  ],
  timeZones: { taprooms: [], timeZone: 'America/Los_Angeles' },
};
const lines = (file: string) => file.split('\r\n');
const unfoldedLines = (file: string) => lines(file.replaceAll('\r\n ', ''));
const linesOf = (event: Partial<Event> = {}) => unfoldedLines(toCalendarFile(sampleEvent(event), source));

test.each([
  [{}, '20260704T170000/20260704T200000'],
  [{ endTime: null }, '20260704T170000/20260704T190000'],
  [{ endTime: null, startTime: '23:00' }, '20260704T230000/20260705T010000'],
  [{ startTime: null, endTime: null }, '20260704/20260705'],
  [{ startTime: null, endTime: null, endDate: '2026-07-06' }, '20260704/20260707'],
  [{ endTime: '01:00' }, '20260704T170000/20260705T010000'],
  [{ startDate: '2026-03-08', endDate: null, startTime: '01:00', endTime: null }, '20260308T010000/20260308T040000'],
  [{ startDate: '2026-11-01', endDate: null, startTime: '00:00', endTime: null }, '20261101T000000/20261101T010000'],
])('the Google Calendar URL of an event with %j has the dates %s in Pacific time', (overrides, dates) => {
  const url = new URL(googleCalendarUrl(sampleEvent(overrides), 'America/Los_Angeles'));
  expect([url.searchParams.get('dates'), url.searchParams.get('ctz')]).toEqual([dates, 'America/Los_Angeles']);
});

test('the Google Calendar URL encodes title, description and location, and is limited in length', () => {
  const url = new URL(
    googleCalendarUrl(
      sampleEvent({ title: 'Rock & Roll #1 🍺', description: 'a&b=c', location: 'Hall 5+6' }),
      'America/New_York',
    ),
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    ctz: 'America/New_York',
    text: 'Rock & Roll #1 🍺',
    details: 'a&b=c',
    location: 'Hall 5+6',
  });
});

test.each([
  ['an emoji', '🍺', {}],
  ['Chinese', '金山', {}],
  ['English', 'Bring a chair & a friend. ', {}],
  ['an emoji below a long title', '🍺', { title: '麦'.repeat(120), location: 'é'.repeat(200) }],
])('the Google Calendar URL of a long description in %s is cut by its encoded length', (_, text, overrides) => {
  const url = googleCalendarUrl(sampleEvent({ description: text.repeat(5000), ...overrides }), 'UTC');
  expect(url.length).toBeLessThanOrEqual(4000);
  const details = new URL(url).searchParams.get('details') ?? '';
  expect(text.repeat(5000)).toContain(details.slice(0, -1));
  expect(details).toMatch(/…$/);
  expect(details).not.toContain('\ufffd');
});

test.each([
  ['02:30', '03:15', '20260308T033000/20260308T041500', ['DTSTART:20260308T103000Z', 'DTEND:20260308T111500Z']],
  ['02:05', '02:50', '20260308T030500/20260308T035000', ['DTSTART:20260308T100500Z', 'DTEND:20260308T105000Z']],
  ['01:30', '02:15', '20260308T013000/20260308T031500', ['DTSTART:20260308T093000Z', 'DTEND:20260308T101500Z']],
  ['02:30', '04:00', '20260308T033000/20260308T040000', ['DTSTART:20260308T103000Z', 'DTEND:20260308T110000Z']],
])(
  'an event from %s to %s, in the hour that daylight time skips, ends after it starts',
  (startTime, endTime, dates, utc) => {
    const event = sampleEvent({ startDate: '2026-03-08', endDate: '2026-03-08', startTime, endTime });
    expect(new URL(googleCalendarUrl(event, 'America/Los_Angeles')).searchParams.get('dates')).toBe(dates);
    expect(unfoldedLines(toCalendarFile(event, source)).filter((line) => /^DT(START|END)/.test(line))).toEqual(utc);
  },
);

test('a calendar file contains all properties of the event, its times in UTC', () =>
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boldridge Brewing Co.//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:event-e1@brewery-events',
    'DTSTAMP:20260601T120140Z',
    'CREATED:20260601T120000Z',
    'LAST-MODIFIED:20260601T120140Z',
    'SEQUENCE:100',
    'STATUS:CONFIRMED',
    'DTSTART:20260705T000000Z',
    'DTEND:20260705T030000Z',
    'SUMMARY:Trivia Night',
    'DESCRIPTION:Six rounds',
    'LOCATION:Auburn Taproom\\, 1180 Nevada Station Road\\, Auburn\\, CA 95602',
    'CATEGORIES:Community',
    'URL:https://boldridge.example/events/trivia-night-2026-07-04',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]));

test('feeds and files have the same UID at every host and for every brand', () => {
  const uids = (file: string) => unfoldedLines(file).filter((line) => line.startsWith('UID:'));
  const moved = { ...source, publicUrl: 'https://www.new-name.example', brandName: 'New Name' };
  const events = [sampleEvent(), sampleEvent({ _id: 'e2' })];
  expect(uids(toCalendarFeed(events, 'All', moved))).toEqual(uids(toCalendarFeed(events, 'All', source)));
  expect(uids(toCalendarFile(sampleEvent(), moved))).toEqual(uids(toCalendarFile(sampleEvent(), source)));
  expect(toCalendarFile(sampleEvent(), source).match(/^UID:.*$/m)?.[0]).not.toMatch(/boldridge\.example/);
});

test.each([
  [{ location: null }, 'Boldridge\\, Auburn\\, 1180 Nevada Station Road\\, Auburn\\, CA 95602'],
  [{ tapRoom: 'Folsom', location: 'Patio; Folsom' }, 'Patio\\; Folsom\\, 412 Sutter Wharf Lane\\, Folsom\\, CA 95630'],
  [{ location: 'Gold Country Fairgrounds' }, 'Gold Country Fairgrounds'],
] as const)('the LOCATION of an event with %j has the name and the street address', (overrides, expected) => {
  expect(linesOf(overrides)).toContain(`LOCATION:${expected}`);
});

test('folds lines at 75 octets without splitting characters; unfolding restores the text', () => {
  for (const title of ['x'.repeat(500), 'ü'.repeat(300), '🍺'.repeat(200), `${'a'.repeat(66)}🍺b`, '麦酒'.repeat(99)]) {
    const file = toCalendarFile(sampleEvent({ title }), source);
    expect(lines(file).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).not.toContain('\ufffd');
    expect(unfoldedLines(file)).toContain(`SUMMARY:${title}`);
  }
});

test('escapes separators, backslashes and line breaks', () =>
  expect(linesOf({ title: 'a;b,c\\d: "e"', description: 'one\r\ntwo\nthree\rfour' })).toEqual(
    expect.arrayContaining(['SUMMARY:a\\;b\\,c\\\\d: "e"', 'DESCRIPTION:one\\ntwo\\nthree\\nfour']),
  ));

test('event text cannot inject content lines', () => {
  const file = toCalendarFile(
    sampleEvent({ title: 'x\r\nBEGIN:VALARM', location: 'y\u2028\nEND:VEVENT\u0000' }),
    source,
  );
  expect(lines(file).filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(4);
});

test('an event without times is an all-day event with an exclusive end date', () =>
  expect(linesOf({ startTime: null, endTime: null, endDate: '2026-07-05' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706']),
  ));

test('a cancelled event has STATUS:CANCELLED, and a later change increases SEQUENCE', () => {
  const cancelled = linesOf({ status: 'cancelled', updatedAt: '2026-06-02T12:00:00.000Z' });
  expect(cancelled).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:86400']));
});

test('an event that ends when it starts has no DTEND', () =>
  expect(toCalendarFile(sampleEvent({ endTime: '17:00' }), source)).not.toContain('DTEND'));

test('a feed has a name and a refresh interval; equal events produce identical output', () => {
  const events = [sampleEvent(), sampleEvent({ _id: 'e2', ticketUrl: 'https://tickets.example/?a=1,2;3' })];
  const feed = toCalendarFeed(events, 'Boldridge, Auburn', source);
  expect(unfoldedLines(feed)).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Boldridge\\, Auburn',
      'X-WR-TIMEZONE:America/Los_Angeles',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'DESCRIPTION:Six rounds\\n\\nTickets: https://tickets.example/?a=1\\,2\\;3',
    ]),
  );
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(toCalendarFeed(events, 'Boldridge, Auburn', source)).toBe(feed);
});

test('a feed without events has a component, as a calendar must have one', () => {
  const feed = lines(toCalendarFeed([], 'All events', source));
  expect(feed.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]);
});

test('an event of several days without an end time ends two hours after the start time of its last day', () =>
  expect(getCalendarTimes(sampleEvent({ endDate: '2026-07-06', endTime: null }), 'America/Los_Angeles')).toEqual({
    allDay: false,
    start: new Date('2026-07-05T00:00:00Z'),
    end: new Date('2026-07-07T02:00:00Z'),
  }));

test('an event is in the time zone of its taproom, else in that of the brewery', () => {
  const timeZones = { taprooms: [{ name: 'Auburn', timeZone: 'Europe/London' }], timeZone: 'America/Phoenix' };
  const events = [sampleEvent(), sampleEvent({ _id: 'b', tapRoom: 'All' })];
  const feed = unfoldedLines(toCalendarFeed(events, 'All', { ...source, timeZones }));
  expect(feed).toContain('X-WR-TIMEZONE:America/Phoenix');
  expect(feed.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20260704T160000Z',
    'DTSTART:20260705T000000Z',
  ]);
});

test('a feed contains events of the last 90 days and later, including cancelled ones, but no drafts or private events', () => {
  const now = new Date('2026-10-03T03:00:00Z');
  const ids = (tapRoom: 'All' | 'Auburn') =>
    selectFeedEvents(
      [
        sampleEvent({ _id: 'ninety-days-ago' }),
        sampleEvent({ _id: 'a-minute-later', endTime: '20:01' }),
        sampleEvent({ _id: 'cancelled', startDate: '2027-01-01', endDate: null, status: 'cancelled' }),
        sampleEvent({ _id: 'folsom', startDate: '2026-12-01', endDate: null, tapRoom: 'Folsom' }),
        sampleEvent({ _id: 'both', startDate: '2026-11-01', endDate: null, tapRoom: 'All' }),
        sampleEvent({ _id: 'draft', startDate: '2026-11-01', endDate: null, status: 'draft' }),
        sampleEvent({ _id: 'private', startDate: '2026-11-01', endDate: null, isPublic: false }),
      ],
      tapRoom,
      now,
    ).map(({ _id }) => _id);
  expect(ids('All')).toEqual(['a-minute-later', 'both', 'folsom', 'cancelled']);
  expect(ids('Auburn')).toEqual(['a-minute-later', 'both', 'cancelled']);
});
