import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatClock, formatDay, formatInstant, zoneAbbreviation } from './times';

test('dates and times of columns', () => {
  assert.equal(formatDay('2026-07-04'), 'Sat, Jul 4, 2026');
  assert.equal(formatClock('17:30:00.000'), '5:30 PM');
  assert.equal(formatInstant('2026-07-05T00:30:00.000Z', 'America/Los_Angeles'), 'Jul 4, 2026, 5:30 PM PDT');
});

test('the abbreviation of the zone follows daylight time', () => {
  assert.equal(zoneAbbreviation('America/Los_Angeles', '2026-07-04', '17:30'), 'PDT');
  assert.equal(zoneAbbreviation('America/Los_Angeles', '2026-12-04', '17:30'), 'PST');
});

test('what is no date or time is shown as it is', () => {
  assert.deepEqual([formatDay('soon'), formatClock('late')], ['soon', 'late']);
});
