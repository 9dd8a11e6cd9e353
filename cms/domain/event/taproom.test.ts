import { expect, test } from 'vitest';
import { selectFeedEvents } from '../calendar/feed-events';
import { categoryIcon, categoryLabel } from './category';
import { sampleEvent } from './sample';
import { isAtTaproom, matchingTapRooms } from './taproom';
import { formatAttendance, formatTicketPrice, ticketButtonLabel } from './ticket';

test.each([
  ['Auburn', 'Auburn', true],
  ['All', 'Auburn', true],
  ['Folsom', 'Auburn', false],
  ['All', 'Folsom', true],
  ['Folsom', 'All', true],
] as const)('an event of %s is included for the filter %s: %j', (tapRoom, filter, expected) =>
  expect(isAtTaproom({ tapRoom }, filter)).toBe(expected),
);

test('the filter Auburn also matches All; the filter All matches every event', () => {
  expect(matchingTapRooms('Auburn')).toEqual(['Auburn', 'All']);
  expect([matchingTapRooms('All'), matchingTapRooms(undefined)]).toEqual([null, null]);
});

test.each([
  ['live-music', 'music', 'Live Music'],
  ['Music', 'music', 'Music'],
  ['food-truck', 'food', 'Food Truck'],
  ['beer-release', 'beer', 'Beer Release'],
  ['tasting', 'beer', 'Tasting'],
  ['private-event', 'private', 'Private Event'],
  ['corporate-party', 'private', 'Corporate Party'],
  ['birthday-celebration', 'party', 'Birthday Celebration'],
  ['trivia-night', 'games', 'Trivia Night'],
  ['board-games', 'games', 'Board Games'],
  ['community', 'default', 'Community'],
  ['', 'default', ''],
  ['constructor', 'default', 'Constructor'],
])('the category %j has the icon %s and the label %j', (category, icon, label) => {
  expect([categoryIcon(category), categoryLabel(category)]).toEqual([icon, label]);
});

test.each([
  [null, null, 'View Event'],
  [0, null, 'View Event'],
  [25, '$25', 'Get Tickets - $25'],
  [12.5, '$12.50', 'Get Tickets - $12.50'],
  [0.99, '$0.99', 'Get Tickets - $0.99'],
  [1250, '$1,250', 'Get Tickets - $1,250'],
  [24.999, '$25', 'Get Tickets - $25'],
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

test('a feed has the events since 90 days ago, cancelled ones included, without drafts and private events', () => {
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
