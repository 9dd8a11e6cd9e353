import { expect, test } from 'vitest';
import { toZonedIso } from './zoned-iso';

test.each([
  ['2026-07-05T00:00:00Z', '2026-07-04T17:00:00-07:00'],
  ['2026-12-05T01:00:00Z', '2026-12-04T17:00:00-08:00'],
  ['2026-03-08T10:30:00Z', '2026-03-08T03:30:00-07:00'],
])('formats %s as %s', (instant, iso) => expect(toZonedIso('America/Los_Angeles', new Date(instant))).toBe(iso));
