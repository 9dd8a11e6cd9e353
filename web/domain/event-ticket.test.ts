import { expect, test } from 'vitest';
import { formatAttendance, formatTicketPrice, ticketButtonLabel } from './event';

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
