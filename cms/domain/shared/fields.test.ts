import * as z from 'zod';
import {
  booleanField,
  choiceField,
  optionalNumber,
  requiredNumber,
  isHttpUrl,
  honeypot,
  isSpam,
  optionalText,
  optionalTextMatching,
  requiredText,
} from './fields';
import { isStale, versionField } from './optimistic-lock';
import { safeParseBody } from './parse-input';
import { parseBody, parseQuery } from '../test/parse';
import { queryBoolean, queryChoice, queryText } from './query-fields';
import { sanitizeLine, sanitizeText } from './sanitize-text';

/** The parsed value, or the error message. */
const parse = (schema: z.ZodType, value: unknown) => {
  const result = safeParseBody(z.object({ value: schema }), value === undefined ? {} : { value });
  return result.success ? (result.data as { value?: unknown }).value : result.errors[0]?.msg;
};

const numberFields = {
  decimal: optionalNumber({ min: 0, max: 100, message: 'no' }),
  bounded: optionalNumber({ min: 0, max: 10, message: 'too small', tooLargeMessage: 'too large' }),
  integer: optionalNumber({ min: 0, max: 1000, integer: true, message: 'no' }),
};

test.each([
  ['decimal', 5.5, 5.5],
  ['decimal', ' 5.5 ', 5.5],
  ['decimal', '6,4', 6.4],
  ['decimal', ',5', 0.5],
  ['decimal', ',', 'no'],
  ['decimal', '6,400', 'no'],
  ['decimal', 0, 0],
  ['decimal', 100, 100],
  ['decimal', 100.01, 'no'],
  ['decimal', -0.1, 'no'],
  ['decimal', 1.005, 1.01],
  ['decimal', '', null],
  ['decimal', null, null],
  ['decimal', undefined, undefined],
  ['decimal', '0x10', 'no'],
  ['decimal', true, 'no'],
  ['decimal', '9'.repeat(400), 'no'],
  ['decimal', `1${' '.repeat(500_000)}x`, 'no'],
  ['bounded', -1, 'too small'],
  ['bounded', 11, 'too large'],
  ['bounded', 'many', 'too small'],
  ['integer', '40', 40],
  ['integer', '40,0', 40],
  ['integer', '40,5', 'no'],
  ['integer', 40.5, 'no'],
  ['integer', 1001, 'no'],
] as const)('the %s number field converts %.40j to the value or error %j', (field, input, expected) =>
  expect(parse(numberFields[field], input)).toBe(expected),
);

test.each([undefined, null, '', ' '])('a required number rejects %j', (input) =>
  expect(parse(requiredNumber({ min: 0, max: 1, message: 'no' }, 'needed'), input)).toBe('needed'),
);

const tapRoom = choiceField({ values: ['All', 'Auburn'], default: 'All', message: 'valid?' });
test.each([
  ['Auburn', 'Auburn'],
  ['auburn', 'valid?'],
  ['', 'All'],
  [null, 'All'],
  ['constructor', 'valid?'],
])('a choice field converts %j to the value or error %j', (input, expected) =>
  expect(parse(tapRoom, input)).toBe(expected),
);

test.each([
  [true, true],
  [null, true],
  ['true', 'On must be true or false'],
  [1, 'On must be true or false'],
])('a boolean field converts %j to the value or error %j', (input, expected) =>
  expect(parse(booleanField('On', true), input)).toBe(expected),
);

test.each([
  [undefined, false],
  ['', false],
  [null, false],
  ['http://spam', true],
  [{}, true],
])('the honeypot value %j is spam: %j', (website, expected) => {
  const result = safeParseBody(z.object({ website: honeypot }), { website });
  expect(result.success && isSpam(result.data)).toBe(expected);
});

test.each([
  ['http://a.b', true],
  ['https://www.example.com/x?y=1#z', true],
  ['ftp://a.b', false],
  ['www.a.b', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['https://a b', false],
  ['https://a.b/"><script>', false],
  [`https://a.b/${'x'.repeat(2000)}`, false],
])('%s is an http(s) URL: %j', (text, expected) => expect(isHttpUrl(text)).toBe(expected));

test('a version is a date and time, or absent', () => {
  expect(parse(versionField, '2026-07-04T17:00:00.000Z')).toBe('2026-07-04T17:00:00.000Z');
  for (const absent of [undefined, null, '', ' ']) expect(parse(versionField, absent)).toBeUndefined();
  for (const invalid of ['yesterday', 5, [], {}])
    expect(parse(versionField, invalid)).toBe('updatedAt must be a date and time');
});

test('a write is stale only if it has a different version', () => {
  const stored = { updatedAt: '2026-07-04T17:00:00.000Z' };
  expect(isStale(stored, undefined)).toBe(false);
  expect(isStale(stored, '2026-07-04T17:00:00.000Z')).toBe(false);
  expect(isStale({ updatedAt: new Date(stored.updatedAt) }, '2026-07-04T10:00:00.000-07:00')).toBe(false);
  expect(isStale(stored, '2026-07-04T16:59:59.999Z')).toBe(true);
});

const query = z.object({
  search: queryText('search'),
  active: queryBoolean('active'),
  status: queryChoice(['new', 'spam'], 'Please choose a valid status'),
});

test.each([
  [{}, {}],
  [{ search: ' ', active: '', status: '' }, {}],
  [
    { search: ' a%_\u0000 ', active: 'TRUE', status: 'new' },
    { search: 'a%_', active: true, status: 'new' },
  ],
  [{ active: '0' }, { active: false }],
  [{ status: ['spam', 'new'] }, { status: 'spam' }],
])('parses the query %j', (input, data) => expect(parseQuery(query, input)).toEqual(data));

test('an invalid query returns an error for each parameter', () =>
  expect(parseQuery(query, { search: { $ne: '' }, active: 'maybe', status: 'NEW' })).toEqual([
    { path: 'search', msg: 'search must be text' },
    { path: 'active', msg: 'active must be true or false' },
    { path: 'status', msg: 'Please choose a valid status' },
  ]));

test.each([
  ['  spaces  ', 'spaces'],
  ['a\u0000b', 'ab'],
  ['lone \ud800 half', 'lone  half'],
  ['\udc00', ''],
  ['🍺 stays', '🍺 stays'],
  ['two\nlines', 'two\nlines'],
  ['\u200b\u200d \u2060', ''],
  ['👩\u200d🌾', '👩\u200d🌾'],
])('sanitizes %j to %j', (text, sanitized) => expect(sanitizeText(text)).toBe(sanitized));

test.each([
  ['line breaks and tabs', ' a\r\nb\tc\u2028d\n', 'a b c d'],
  ['changes of direction', '\u202eab\u2067c', 'abc'],
  ['zero-width characters', 'a\u200bb\ufeff\u00ad\u{e0061}c', 'abc'],
  ['blank letters', 'a\u3164b\u2800c\u17b5', 'abc'],
  ['invisible annotations and variants', 'a\ufff9b\u{e0100}c\u{1d173}', 'abc'],
  ['commands of terminals', 'a\u009b2Jb\u0085c', 'a2Jbc'],
  ['joiners that join nothing', '\u200da\u200db\u200c', 'ab'],
  ['emoji and joined letters', '👩\u200d🌾 ❤\ufe0f \u0646\u200c\u0645', '👩\u200d🌾 ❤\ufe0f \u0646\u200c\u0645'],
])('a line has no hidden characters: %s', (_name, text, line) => expect(sanitizeLine(text)).toBe(line));

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
  [5, 'Name must be text'],
  [{ toString: 1 }, 'Name must be text'],
  ['sixsix', 'Name is too long (maximum 5 characters)'],
])('required text rejects %j', (name, msg) => expect(parseBody(schema, { name })).toEqual([{ path: 'name', msg }]));

test('optional text: absent stays absent, null and blank clear', () => {
  expect(parseBody(schema, { name: 'a' })).toEqual({ name: 'a' });
  expect(parseBody(schema, { name: 'a', note: null, even: ' ' })).toEqual({ name: 'a', note: null, even: null });
});

test('optionalTextMatching validates the sanitized text', () => {
  expect(parseBody(schema, { name: 'a', even: ' ab ' })).toMatchObject({ even: 'ab' });
  expect(parseBody(schema, { name: 'a', even: 'abc' })).toMatchObject([{ msg: 'Odd' }]);
});
