import { expect, test } from 'vitest';
import { formatPhoneInput } from '@domain/shared/phone-number';
import { caretAfterFormat } from './fields';

test.each([
  ['typing at the end', '5', 1, '(5', 2],
  ['typing the fourth digit', '(5555', 5, '(555) 5', 7],
  ['inserting a digit in the middle', '(5955) 555-555', 3, '(595) 555-5555', 3],
  ['deleting in the middle', '(55) 555-5555', 3, '(555) 555-555', 3],
  ['deleting a parenthesis', '(555 555-5555', 4, '(555) 555-5555', 4],
  ['typing a digit before the parenthesis', '9(555) 555-555', 1, '(955) 555-5555', 2],
  ['deleting everything', '', 0, '', 0],
])('places the caret after %s', (_, typed, caret, formatted, expected) => {
  expect(formatPhoneInput(typed)).toBe(formatted);
  expect(caretAfterFormat(typed, caret, formatted)).toBe(expected);
});
