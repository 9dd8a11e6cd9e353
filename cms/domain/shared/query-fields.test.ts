import * as z from 'zod';
import { parseQuery } from '../test/parse';
import { countPages, pageParams, getRowOffset, toPagination } from './query-fields';

const query = z.object(pageParams(20));
const pageMessage = 'page must be a whole number from 1';
const limitMessage = 'limit must be a whole number from 1 to 100';

test.each([
  [{}, { page: 1, limit: 20 }],
  [
    { page: ' 2 ', limit: '100' },
    { page: 2, limit: 100 },
  ],
  [
    { page: ['4', 'x'], other: '1' },
    { page: 4, limit: 20 },
  ],
])('parses %j', (input, data) => expect(parseQuery(query, input)).toEqual(data));

test.each([
  [{ page: '0' }, 'page', pageMessage],
  [{ page: '1.5' }, 'page', pageMessage],
  [{ page: 'abc' }, 'page', pageMessage],
  [{ page: '9'.repeat(40) }, 'page', pageMessage],
  [{ limit: '101' }, 'limit', limitMessage],
  [{ limit: '0' }, 'limit', limitMessage],
  [{ limit: '１０' }, 'limit', limitMessage],
])('rejects %j', (input, path, msg) => expect(parseQuery(query, input)).toEqual([{ path, msg }]));

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
])('%i rows with %i per page are %i pages', (total, limit, expected) =>
  expect(countPages(total, limit)).toBe(expected),
);

test('computes the pagination of a response and the row offset', () => {
  expect(toPagination({ page: 3, limit: 10 }, 21)).toEqual({ page: 3, limit: 10, total: 21, pages: 3 });
  expect(getRowOffset({ page: 3, limit: 10 })).toBe(20);
});
