import assert from 'node:assert/strict';
import { test } from 'vitest';
import { formatClock, formatDay, formatInstant, zoneAbbreviation } from './times';

test('formats dates, times of day and instants', () => {
  assert.equal(formatDay('2026-07-04'), 'Sat, Jul 4, 2026');
  assert.equal(formatClock('17:30:00.000'), '5:30 PM');
  assert.equal(formatInstant('2026-07-05T00:30:00.000Z', 'America/Los_Angeles'), 'Jul 4, 2026, 5:30 PM PDT');
});

test('the abbreviation of a time zone follows daylight saving time', () => {
  assert.equal(zoneAbbreviation('America/Los_Angeles', '2026-07-04', '17:30'), 'PDT');
  assert.equal(zoneAbbreviation('America/Los_Angeles', '2026-12-04', '17:30'), 'PST');
});

test('other texts are shown as they are', () => {
  assert.deepEqual([formatDay('soon'), formatClock('late')], ['soon', 'late']);
});
