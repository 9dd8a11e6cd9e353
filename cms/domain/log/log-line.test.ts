import { formatLogLine, maskEmails, requestMessage, toLoggedError, type LogRecord } from './log-line';

const record: LogRecord = { time: '2026-11-23T18:00:00.123Z', level: 'info', service: 'cms', msg: 'Started' };

test('formatLogLine writes one line of JSON, also for texts of several lines', () => {
  const line = formatLogLine('json', { ...record, err: toLoggedError(new TypeError('first\nsecond')) });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({ ...record, err: { type: 'TypeError', message: 'first\nsecond' } });
});

test('formatLogLine writes a request as text with its known values', () => {
  const request = { method: 'GET', route: '/beers/:slug', status: 200, durationMs: 12, requestId: 'abc-1' };
  expect(formatLogLine('text', { ...record, ...request, msg: requestMessage })).toBe(
    '2026-11-23 18:00:00.123 info  GET /beers/:slug 200 12 ms (abc-1)',
  );
});

test('formatLogLine writes a slow query as text with its duration and statement', () => {
  const query = { msg: 'slow query', durationMs: 612, statement: 'select * from "beers"', requestId: 'abc-1' };
  expect(formatLogLine('text', { ...record, ...query, level: 'warn' })).toBe(
    '2026-11-23 18:00:00.123 warn  slow query 612 ms select * from "beers" (abc-1)',
  );
});

test('formatLogLine writes the stack of an error below its message', () => {
  const err = { type: 'Error', message: 'No space', stack: 'Error: No space\n    at write' };
  expect(formatLogLine('text', { ...record, level: 'error', msg: 'Request failed', err })).toBe(
    '2026-11-23 18:00:00.123 error Request failed\nError: No space\n    at write',
  );
});

test.each([
  ['550 <ann.lee+news@mail.example.com> unknown', '550 <[email]> unknown'],
  ['to a@b.example, c@d.example', 'to [email], [email]'],
  ['at node_modules/@strapi/core/dist/index.js', 'at node_modules/@strapi/core/dist/index.js'],
  ['sharp@0.35.5 is installed', 'sharp@0.35.5 is installed'],
])('maskEmails %s', (text, expected) => expect(maskEmails(text)).toBe(expected));
