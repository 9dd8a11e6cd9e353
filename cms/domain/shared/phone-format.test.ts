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
])('formats the input %j as %j', (text, formatted) => expect(formatPhoneInput(text)).toBe(formatted));

test.each([
  ['555.555.5555', '(555) 555-5555'],
  [' 5555555555 ', '(555) 555-5555'],
  ['+1 555 555 5555', '+1 555 555 5555'],
  ['+49 30 1234567', '+49 30 1234567'],
])('normalizes %j to %j', (text, normalized) => expect(normalizePhone(text)).toBe(normalized));
