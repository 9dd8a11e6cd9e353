import { expect, test } from 'vitest';
import { isStaleTapList } from './freshness';

const now = new Date('2026-11-22T20:00:00Z');

test.each([
  ['checked within the limit', '2026-11-21T20:00:00Z', null, 24, false],
  ['checked a minute too long ago', '2026-11-21T19:59:00Z', null, 24, true],
  ['a change does not confirm the others', '2026-11-20T20:00:00Z', '2026-11-22T19:00:00Z', 24, true],
  ['never checked: from the latest change', null, '2026-11-20T20:00:00Z', 24, true],
  ['nothing was ever on', null, null, 24, false],
  ['no limit', '2025-01-01T00:00:00Z', null, null, false],
])('%s', (_, checkedAt, changedAt, maxAgeHours, isStale) =>
  expect(isStaleTapList({ checkedAt, changedAt }, maxAgeHours, now)).toBe(isStale),
);
