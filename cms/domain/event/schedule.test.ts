import { sampleEvent } from '../test/samples';
import { compareByStart, getEndInstant, hasEnded, isOngoing, getStartInstant } from './schedule';
import { findEventTimeZone } from './time-zone';

test.each([
  ['with both times', {}, '2026-07-05T00:00', '2026-07-05T03:00'],
  ['without an end time', { endTime: null }, '2026-07-05T00:00', '2026-07-05T07:00'],
  ['without times', { startTime: null, endTime: null }, '2026-07-04T07:00', '2026-07-05T07:00'],
  ['that ends past midnight', { endTime: '01:00' }, '2026-07-05T00:00', '2026-07-05T08:00'],
  [
    'that ends past midnight, without an end date',
    { endTime: '01:00', endDate: null },
    '2026-07-05T00:00',
    '2026-07-05T08:00',
  ],
  ['that ends when it starts', { endTime: '17:00' }, '2026-07-05T00:00', '2026-07-05T00:00'],
  ['of several days', { endDate: '2026-07-06', endTime: '12:00' }, '2026-07-05T00:00', '2026-07-06T19:00'],
  ['whose end date is before its start', { endDate: '2026-07-01' }, '2026-07-05T00:00', '2026-07-05T03:00'],
  [
    'with imported timestamps',
    { startDate: '2026-07-04T00:00:00', endDate: '2026-07-05T06:00:00.000Z', startTime: '17:00:00.000' },
    '2026-07-05T00:00',
    '2026-07-05T03:00',
  ],
  [
    'that starts in the hour that daylight time skips',
    { startDate: '2026-03-08', endDate: null, startTime: '02:20', endTime: '03:05' },
    '2026-03-08T10:20',
    '2026-03-08T11:05',
  ],
  [
    'across the end of daylight time',
    { startDate: '2026-10-31', endDate: '2026-11-01', startTime: '22:00', endTime: '04:00' },
    '2026-11-01T05:00',
    '2026-11-01T12:00',
  ],
])('an event %s starts and ends in Pacific time', (_, overrides, start, end) => {
  const event = sampleEvent(overrides);
  expect([getStartInstant(event).toISOString(), getEndInstant(event).toISOString()]).toEqual([
    `${start}:00.000Z`,
    `${end}:00.000Z`,
  ]);
});

test.each([
  ['2026-07-04T23:59:59Z', false, false],
  ['2026-07-05T00:00:00Z', true, false],
  ['2026-07-05T02:59:59.999Z', true, false],
  ['2026-07-05T03:00:00Z', false, true],
])('at %s, an event from 5 to 8 PM is ongoing: %j, has ended: %j', (time, isNow, isOver) => {
  const now = new Date(time);
  expect([isOngoing(sampleEvent(), now), hasEnded(sampleEvent(), now)]).toEqual([isNow, isOver]);
});

test('sorts events by start, title and id', () => {
  const events = [
    sampleEvent({ _id: 'd', startTime: '18:00' }),
    sampleEvent({ _id: 'c', title: 'Zither' }),
    sampleEvent({ _id: 'b' }),
    sampleEvent({ _id: 'a' }),
    sampleEvent({ _id: 'f', startTime: null }),
    sampleEvent({ _id: 'e', startDate: '2026-07-03T00:00:00' }),
  ];
  expect(events.sort(compareByStart).map(({ _id }) => _id)).toEqual(['e', 'f', 'a', 'b', 'c', 'd']);
});

test('start and end are in the time zone of the event', () => {
  const event = sampleEvent({ startDate: '2026-07-04', startTime: '17:00', endTime: null, endDate: null });
  const zones = { taprooms: [{ name: 'Auburn', timeZone: 'Asia/Tokyo' }], timeZone: 'America/New_York' };
  const instants = (timeZone: string) =>
    [getStartInstant(event, timeZone), getEndInstant(event, timeZone)].map((instant) => instant.toISOString());
  expect(instants(findEventTimeZone({ tapRoom: 'Auburn' }, zones))).toEqual([
    '2026-07-04T08:00:00.000Z',
    '2026-07-04T15:00:00.000Z',
  ]);
  expect(instants(findEventTimeZone({ tapRoom: 'All' }, zones))).toEqual([
    '2026-07-04T21:00:00.000Z',
    '2026-07-05T04:00:00.000Z',
  ]);
});
