import { expect, test } from 'vitest';
import { formatAge } from './age';

const now = new Date('2026-07-04T12:00:00Z');

test.each([
  ['2026-07-04T12:00:30Z', '0 minutes'],
  ['2026-07-04T11:59:00Z', '1 minute'],
  ['2026-07-04T11:00:00Z', '1 hour'],
  ['2026-07-03T10:00:00Z', '26 hours'],
  ['2026-07-01T12:00:00Z', '3 days'],
])('%s is %s ago', (instant, age) => expect(formatAge(instant, now)).toBe(age));
