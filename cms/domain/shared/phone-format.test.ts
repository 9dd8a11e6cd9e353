import { expect, test } from 'vitest';
import { formatPhoneInput, normalizePhone } from './phone-format';

test.each([
  ['', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['5555', '(555) 5'],
  ['555555', '(555) 555'],
  ['5555555', '(555) 555-5'],
  ['5555555555', '(555) 555-5555'],
  ['55555555559', '(555) 555-5555'],
  ['(555) 555-55', '(555) 555-55'],
  ['abc', ''],
])('typing %j shows %j', (typed, shown) => expect(formatPhoneInput(typed)).toBe(shown));

test.each([
  ['555.555.5555', '(555) 555-5555'],
  [' 5555555555 ', '(555) 555-5555'],
  ['+1 555 555 5555', '+1 555 555 5555'],
  ['+49 30 1234567', '+49 30 1234567'],
])('%j is stored as %j', (given, stored) => expect(normalizePhone(given)).toBe(stored));
