import { parseStaffPath, staffRecordPath } from './staff-link';

test.each([
  ['/admin/beers/abc123', { section: 'beers', id: 'abc123' }],
  ['/admin/inbox/abc123/', { section: 'inbox', id: 'abc123' }],
  ['/admin/events', { section: 'events', id: null }],
  ['/admin/shipping-states', { section: 'shipping-states', id: null }],
  ['/admin/beers/a%2Fb', { section: 'beers', id: 'a%2Fb' }],
])('%s is parsed', (path, expected) => expect(parseStaffPath(path)).toEqual(expected));

test.each(['/admin', '/admin/', '/admin/beers/abc/images', '/beers/abc', '/admin/../x'])('%s is no link', (path) =>
  expect(parseStaffPath(path)).toBeNull(),
);

test('an id is always one path segment', () =>
  expect(staffRecordPath('inbox', '../a?b')).toBe('/admin/inbox/..%2Fa%3Fb'));
