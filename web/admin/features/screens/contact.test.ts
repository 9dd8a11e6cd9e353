import { pairInput } from '@domain/screen/input';
import { contactStateOf, formatContact } from './screen-row';

/** A Saturday in California. */
const now = new Date('2026-07-04T12:00:00-07:00');

test.each([
  [null, 'offline', 'Never connected'],
  ['2026-07-04T11:59:30-07:00', 'online', 'Last contact just now'],
  ['2026-07-04T11:58:00-07:00', 'online', 'Last contact 2 minutes ago'],
  ['2026-07-04T11:50:00-07:00', 'offline', 'Offline for 10 minutes'],
  ['2026-07-04T09:00:00-07:00', 'offline', 'Offline for 3 hours'],
  ['2026-06-30T12:00:00-07:00', 'offline', 'Offline since Tuesday'],
  ['2026-05-30T12:00:00-07:00', 'offline', 'Offline since May 30'],
])('the last contact at %s: %s, %s', (lastContactAt, state, text) => {
  const screen = { pairedAt: '2026-05-01T12:00:00-07:00', lastContactAt };
  expect(contactStateOf(screen, now)).toBe(state);
  expect(formatContact(screen, 'America/Los_Angeles', now)).toBe(text);
});

test.each([
  ['2026-07-04T11:59:58-07:00', 'connecting', 'Connecting…'],
  // The clock of the browser may be behind that of the server.
  ['2026-07-04T12:00:20-07:00', 'connecting', 'Connecting…'],
  ['2026-07-04T11:59:00-07:00', 'offline', 'Never connected'],
])('paired at %s and without a contact: %s, %s', (paired, state, text) => {
  const screen = { pairedAt: paired, lastContactAt: null };
  expect(contactStateOf(screen, now)).toBe(state);
  expect(formatContact(screen, 'America/Los_Angeles', now)).toBe(text);
});

test.each(['123456', '123 456', '123-456', ' 123456 '])('the code %j is accepted', (code) => {
  expect(pairInput.parse({ code, name: 'Bar', board: 'b' }).code).toBe('123456');
});
