import { expect, test } from 'vitest';
import { getCopyName } from './copy-name';

test('numbers further copies and keeps within 120 characters', () => {
  expect(getCopyName('Porter', [])).toBe('Copy of Porter');
  expect(getCopyName('Porter', ['copy of porter', 'Copy of Porter (2)'])).toBe('Copy of Porter (3)');
  const long = 'x'.repeat(120);
  expect(getCopyName(long, [])).toHaveLength(120);
  expect(getCopyName(long, [getCopyName(long, [])])).toMatch(/^.{116} \(2\)$/);
});
