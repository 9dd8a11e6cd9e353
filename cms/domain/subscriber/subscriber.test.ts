import { safeParseQuery } from '../shared/parse-input';
import { parseBody } from '../test/parse';
import { maskEmail, getRecentStart } from './constants';
import { subscriberCsv, subscriberCsvRow } from './csv';
import { subscribeInput } from './input';
import { unsubscribeQuery } from './schema';

test.each([undefined, null, '', 'x', [], 5])('rejects the e-mail address %j', (email) =>
  expect(parseBody(subscribeInput, { email })).toEqual([{ path: 'email', msg: 'Please enter a valid email address' }]),
);

test.each([
  [undefined, 'website'],
  ['', 'website'],
  ['events', 'events'],
  ['newspaper', 'other'],
  [{ a: 1 }, 'other'],
])('stores the source %j as %s', (source, stored) =>
  expect(parseBody(subscribeInput, { email: ' A@B.com ', source })).toEqual({
    email: 'a@b.com',
    source: stored,
    website: '',
  }),
);

test.each([
  ['anna@example.com', 'a…@example.com'],
  ['a@b.co', 'a…@b.co'],
  ['🍺beer@b.co', '🍺…@b.co'],
  ['broken', '…'],
])('masks %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

test('the recent period starts 30 days ago', () =>
  expect(getRecentStart(new Date('2026-07-04T12:00:00Z'))).toEqual(new Date('2026-06-04T12:00:00Z')));

test('the CSV row escapes formulas', () =>
  expect(
    subscriberCsvRow({
      _id: '1',
      email: '=cmd@b.co',
      source: 'events',
      subscribedAt: '2026-07-04T12:00:00.000Z',
      isActive: false,
    }),
  ).toEqual(["'=cmd@b.co", 'events', '2026-07-04T12:00:00.000Z', 'Inactive']));

test('an invalid unsubscribe token is not a validation error', () =>
  expect(safeParseQuery(unsubscribeQuery, { token: { a: 1 } })).toMatchObject({ success: true }));

test.each([
  [{}, 'Subscribed'],
  [{ source: 'taproom', subscribedAt: '2024-03-01 18:30' }, 'Subscribed, since March 1, 2024, source: Taproom'],
  [{ status: 'cleaned' }, 'Unsubscribed'],
])('the preview of an import describes a row with %j as %s', (fields, detail) => {
  const result = subscriberCsv.parseInput({ email: 'ada@example.com', ...fields });
  expect(result.success && subscriberCsv.describe(result.data).detail).toBe(detail);
});
