import { expect, test } from 'vitest';
import { formatContact } from './contact';
import { pairInput } from './input';

/** A Saturday in California. */
const now = new Date('2026-07-04T12:00:00-07:00');

test.each([
  [null, 'Never connected'],
  ['2026-07-04T11:59:30-07:00', 'Last contact just now'],
  ['2026-07-04T11:58:00-07:00', 'Last contact 2 minutes ago'],
  ['2026-07-04T11:50:00-07:00', 'Offline for 10 minutes'],
  ['2026-07-04T09:00:00-07:00', 'Offline for 3 hours'],
  ['2026-06-30T12:00:00-07:00', 'Offline since Tuesday'],
  ['2026-05-30T12:00:00-07:00', 'Offline since May 30'],
])('%s: %s', (lastContactAt, expected) => {
  expect(formatContact({ lastContactAt }, 'America/Los_Angeles', now)).toBe(expected);
});

test.each(['123456', '123 456', '123-456', ' 123456 '])('the code %j is accepted', (code) => {
  expect(pairInput.parse({ code, name: 'Bar', board: 'b' }).code).toBe('123456');
});
