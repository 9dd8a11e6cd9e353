import { expect, test } from 'vitest';
import * as z from 'zod';
import { safeParseBody } from './parse-input';
import { sanitizeLine, sanitizeText } from './sanitize-text';
import { optionalText, optionalTextMatching, requiredText } from './text-field';

test.each([
  ['  spaces  ', 'spaces'],
  ['a\u0000b', 'ab'],
  ['lone \ud800 half', 'lone  half'],
  ['\udc00', ''],
  ['🍺 stays', '🍺 stays'],
  ['مرحبا', 'مرحبا'],
  ['two\nlines', 'two\nlines'],
  ['bell\u0007', 'bell'],
  ['\u200b\u200d \u2060', ''],
  ['👩\u200d🌾', '👩\u200d🌾'],
])('sanitizes %j to %j', (text, sanitized) => expect(sanitizeText(text)).toBe(sanitized));

test('sanitizeLine replaces line breaks and tabs with spaces', () =>
  expect(sanitizeLine(' a\r\nb\tc\n')).toBe('a b c'));

const schema = z.object({
  name: requiredText({ label: 'Name', max: 5 }),
  note: optionalText({ label: 'Note', max: 5 }),
  even: optionalTextMatching((text) => text.length % 2 === 0, 'Odd'),
});

test.each([
  [undefined, 'Name is required'],
  [null, 'Name is required'],
  ['  ', 'Name is required'],
  ['\u0000', 'Name is required'],
  [['a'], 'Name must be text'],
  [5, 'Name must be text'],
  [{ toString: 1 }, 'Name must be text'],
  ['sixsix', 'Name is too long (maximum 5 characters)'],
])('required text rejects %j', (name, msg) =>
  expect(safeParseBody(schema, { name })).toEqual({ success: false, errors: [{ path: 'name', msg }] }),
);

test('optional text: absent stays absent, null and blank clear', () => {
  expect(safeParseBody(schema, { name: 'a' })).toEqual({ success: true, data: { name: 'a' } });
  expect(safeParseBody(schema, { name: 'a', note: null, even: ' ' })).toEqual({
    success: true,
    data: { name: 'a', note: null, even: null },
  });
});

test('optionalTextMatching validates the sanitized text', () => {
  expect(safeParseBody(schema, { name: 'a', even: ' ab ' })).toMatchObject({ success: true, data: { even: 'ab' } });
  expect(safeParseBody(schema, { name: 'a', even: 'abc' })).toMatchObject({ success: false, errors: [{ msg: 'Odd' }] });
});
