import { sampleEvent } from '@domain/test/samples';
import {
  formatEventDate,
  formatEventTime,
  groupByMonth,
  formatAttendance,
  formatTicketPrice,
  ticketButtonLabel,
  eventFilterPath,
  parseEventFilter,
  formatEventPlace,
  getEventPlaces,
  type TaproomPlace,
} from './event';

test.each([
  [{}, 'Saturday, July 4', '5:00 PM – 8:00 PM'],
  [{ endTime: null }, 'Saturday, July 4', '5:00 PM'],
  [{ startTime: null }, 'Saturday, July 4', 'Until 8:00 PM'],
  [{ startTime: null, endTime: null }, 'Saturday, July 4', null],
  [{ endTime: '01:00' }, 'Saturday, July 4', '5:00 PM – 1:00 AM'],
  [{ endDate: '2026-07-06' }, 'Saturday, July 4 – Monday, July 6', '5:00 PM – 8:00 PM'],
  [{ startDate: '2027-01-01', endDate: null }, 'Friday, January 1, 2027', '5:00 PM – 8:00 PM'],
])('formats an event with %j as %s, %s', (overrides, date, time) => {
  const event = sampleEvent(overrides);
  expect([formatEventDate(event, '2026-06-01'), formatEventTime(event)]).toEqual([date, time]);
});

test('groups events by the month of their start, and leaves out months without events', () => {
  const dates = ['2026-06-30', '2026-07-01T00:00:00', '2026-07-31', '2027-01-01'];
  const groups = groupByMonth(
    dates.map((startDate) => sampleEvent({ _id: startDate, startDate, endDate: '2027-02-01' })),
  );
  expect(groups.map(({ month, events }) => [month, events.length])).toEqual([
    ['2026-06', 1],
    ['2026-07', 2],
    ['2027-01', 1],
  ]);
});

test.each([
  [null, null, 'View Event'],
  [0, null, 'View Event'],
  [12.5, '$12.50', 'Get Tickets - $12.50'],
])('a ticket price of %j is formatted as %j, with the button "%s"', (ticketPrice, price, label) =>
  expect([formatTicketPrice({ ticketPrice }), ticketButtonLabel({ ticketPrice })]).toEqual([price, label]),
);

test.each([
  [12, 40, '12/40'],
  [null, 40, '0/40'],
  [12, 0, null],
  [12, null, null],
])('formats %j of %j attendees as %j', (currentAttendees, maxAttendees, text) =>
  expect(formatAttendance({ currentAttendees, maxAttendees })).toBe(text),
);

const taprooms = [
  { slug: 'auburn', name: 'Auburn' },
  { slug: 'folsom', name: 'Folsom' },
  { slug: 'barrel-house', name: 'The Barrel House' },
];

test.each([
  ['', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=auburn', { tapRoom: 'Auburn', category: null }, '/events?taproom=auburn'],
  ['category=live-music', { tapRoom: 'All', category: 'live-music' }, '/events?category=live-music'],
  [
    'category=Live-Music&taproom=Folsom',
    { tapRoom: 'Folsom', category: 'live-music' },
    '/events?taproom=folsom&category=live-music',
  ],
  ['taproom=all&category=', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=reno&category=rave', { tapRoom: 'All', category: null }, '/events'],
  ['category=other', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=barrel-house', { tapRoom: 'The Barrel House', category: null }, '/events?taproom=barrel-house'],
  ['taproom=the+barrel+house', { tapRoom: 'The Barrel House', category: null }, '/events?taproom=barrel-house'],
])('the query %j is the filter %j, with the canonical path %s', (query, filter, path) => {
  const parsed = parseEventFilter(new URLSearchParams(query), taprooms);
  expect(parsed).toEqual(filter);
  expect(eventFilterPath(parsed, taprooms)).toBe(path);
});

const auburn = { taproom: 'Auburn', name: 'Boldridge, Auburn', address: '1180 Nevada Station Road\nAuburn, CA 95602' };
const folsom = { taproom: 'Folsom', name: 'Boldridge, Folsom', address: '412 Sutter Wharf Lane, Folsom, CA 95630' };
const places: TaproomPlace[] = [auburn, folsom];

test.each([
  ['Auburn', null, ['Auburn'], ['Boldridge, Auburn']],
  ['Folsom', '  ', ['Folsom'], ['Boldridge, Folsom']],
  ['Auburn', 'Barrel Room, Auburn', ['Auburn'], ['Barrel Room, Auburn']],
  ['All', null, ['Auburn', 'Folsom'], ['Boldridge, Auburn', 'Boldridge, Folsom']],
  ['All', 'Both taprooms', ['Auburn', 'Folsom'], ['Boldridge, Auburn', 'Boldridge, Folsom']],
  ['Auburn', 'Gold Country Fairgrounds', [null], ['Gold Country Fairgrounds']],
  ['Auburn', 'The Other Brewery, 12 Maple Street', [null], ['The Other Brewery, 12 Maple Street']],
  ['All', 'State Theatre', [null], ['State Theatre']],
] as const)('%s, %j: %j', (tapRoom, location, rooms, names) => {
  const found = getEventPlaces({ tapRoom, location }, places);
  expect(found.map(({ taproom, name }) => [taproom, name])).toEqual(names.map((name, index) => [rooms[index], name]));
});

test.each([
  ['Auburn', null, 'Boldridge, Auburn, 1180 Nevada Station Road, Auburn, CA 95602'],
  ['Folsom', 'Patio, Folsom', 'Patio, Folsom, 412 Sutter Wharf Lane, Folsom, CA 95630'],
  [
    'All',
    'Both taprooms',
    'Boldridge, Auburn, 1180 Nevada Station Road, Auburn, CA 95602 / Boldridge, Folsom, 412 Sutter Wharf Lane, Folsom, CA 95630',
  ],
  ['All', 'State Theatre\n985 Lincoln Way', 'State Theatre, 985 Lincoln Way'],
] as const)('formatEventPlace: %s, %j', (tapRoom, location, expected) => {
  expect(formatEventPlace({ tapRoom, location }, places)).toBe(expected);
});

test('formatEventPlace leaves out an unknown address', () => {
  const unknown = [{ ...auburn, address: null }];
  expect(formatEventPlace({ tapRoom: 'Auburn', location: null }, unknown)).toBe('Boldridge, Auburn');
});

test.each([
  [null, 'Folsom'],
  ['Patio, Folsom', 'Patio, Folsom'],
])('an event with the location %j at a taproom that is hidden takes place in %s', (location, name) => {
  expect(getEventPlaces({ tapRoom: 'Folsom', location }, [auburn])).toEqual([{ taproom: null, name }]);
});
