import { expect, test } from 'vitest';
import * as z from 'zod';
import { choiceField, booleanField } from './choice-field';
import { honeypot, isSpam } from './honeypot';
import { safeParseBody, safeParseQuery } from './parse-input';
import { optionalNumber, requiredNumber } from './number-field';
import { queryChoice, queryBoolean, queryText } from './query-fields';
import { isHttpUrl } from './url-field';
import { isStale, versionField } from './optimistic-lock';

const valueOf = (schema: z.ZodType, value: unknown) => {
  const result = safeParseBody(z.object({ value: schema }), value === undefined ? {} : { value });
  return result.success ? (result.data as { value?: unknown }).value : result.errors[0]?.msg;
};

const abv = optionalNumber({ min: 0, max: 100, message: 'no' });
const hops = optionalNumber({ min: 0, max: 10, message: 'more', tooLargeMessage: 'less' });
const ibu = optionalNumber({ min: 0, max: 1000, integer: true, message: 'no' });

test.each([
  [abv, 5.5, 5.5],
  [abv, ' 5.5 ', 5.5],
  [abv, '.5', 0.5],
  [abv, 0, 0],
  [abv, 100, 100],
  [abv, 100.01, 'no'],
  [abv, -0.1, 'no'],
  [abv, 1.005, 1.01],
  [abv, 4.999, 5],
  [abv, '', null],
  [abv, null, null],
  [abv, undefined, undefined],
  [abv, 'five', 'no'],
  [abv, '0x10', 'no'],
  [abv, '1e1', 'no'],
  [abv, Number.NaN, 'no'],
  [abv, [5], 'no'],
  [abv, true, 'no'],
  [abv, '9'.repeat(400), 'no'],
  [hops, -1, 'more'],
  [hops, 11, 'less'],
  [hops, '11', 'less'],
  [hops, 'many', 'more'],
  [ibu, '40', 40],
  [ibu, 40.5, 'no'],
  [ibu, 1001, 'no'],
])('a number field (%#) reads %j', (schema, given, expected) => expect(valueOf(schema, given)).toBe(expected));

test.each([undefined, null, '', ' '])('a required number of %j is asked for', (given) =>
  expect(valueOf(requiredNumber({ min: 0, max: 1, message: 'no' }, 'needed'), given)).toBe('needed'),
);

const room = choiceField({ of: ['All', 'Auburn'], default: 'All', message: 'valid?' });
test.each([
  ['Auburn', 'Auburn'],
  [' Auburn ', 'Auburn'],
  ['auburn', 'valid?'],
  ['', 'All'],
  [null, 'All'],
  [['Auburn'], 'valid?'],
  ['constructor', 'valid?'],
])('a choice of %j gives %j', (given, expected) => expect(valueOf(room, given)).toBe(expected));

test.each([
  [true, true],
  [null, true],
  ['true', 'On must be true or false'],
  [1, 'On must be true or false'],
])('a flag of %j gives %j', (given, expected) => expect(valueOf(booleanField('On', true), given)).toBe(expected));

test.each([
  [undefined, false],
  ['', false],
  [null, false],
  ['  ', false],
  ['http://spam', true],
  [5, true],
  [{}, true],
])('a honeypot of %j is spam: %j', (given, expected) => {
  const result = safeParseBody(z.object({ website: honeypot }), { website: given });
  expect(result.success && isSpam(result.data)).toBe(expected);
});

test.each([
  ['http://a.b', true],
  ['https://www.example.com/x?y=1#z', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['https://localhost:3000/a', true],
  ['ftp://a.b', false],
  ['//a.b', false],
  ['www.a.b', false],
  ['https://', false],
  ['https:///path', false],
  ['javascript:alert(1)', false],
  ['https://a b', false],
  ['https://a.b/"><script>', false],
  [`https://a.b/${'x'.repeat(2000)}`, false],
])('%s is an address: %j', (text, expected) => expect(isHttpUrl(text)).toBe(expected));

test('a version is an instant or not given', () => {
  expect(valueOf(versionField, '2026-07-04T17:00:00.000Z')).toBe('2026-07-04T17:00:00.000Z');
  for (const none of [undefined, null, '', ' ']) expect(valueOf(versionField, none)).toBeUndefined();
  for (const bad of ['yesterday', 5, [], {}])
    expect(valueOf(versionField, bad)).toBe('updatedAt must be a date and time');
});

test('a write is stale only when it names another version', () => {
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
  [{ active: false }, { active: false }],
  [{ status: ['spam', 'new'] }, { status: 'spam' }],
])('the query %j is read', (given, data) => expect(safeParseQuery(query, given)).toEqual({ success: true, data }));

test('a bad query names each parameter', () =>
  expect(safeParseQuery(query, { search: { $ne: '' }, active: 'maybe', status: 'NEW' })).toEqual({
    success: false,
    errors: [
      { path: 'search', msg: 'search must be text' },
      { path: 'active', msg: 'active must be true or false' },
      { path: 'status', msg: 'Please choose a valid status' },
    ],
  }));
