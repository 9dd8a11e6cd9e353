import { expect, test } from 'vitest';
import { toZonedIso } from './zoned-iso';

test.each([
  ['2026-07-04', '17:00', '2026-07-04T17:00:00-07:00'],
  ['2026-12-04', '17:00', '2026-12-04T17:00:00-08:00'],
  ['2026-03-08', '02:30', '2026-03-08T03:30:00-07:00'],
])('formats %s %s as %s', (date, time, iso) => expect(toZonedIso('America/Los_Angeles', date, time)).toBe(iso));
