import { expect, test } from 'vitest';
import { addVersion, stripVersion } from './media-url';

const came = '2026-07-04T20:00:00.000Z';
const url = '/uploads/pint.jpg';

test('a file that is as it came has a plain address', () => {
  expect(addVersion(url, { createdAt: came, updatedAt: came })).toBe(url);
  expect(addVersion(url, { createdAt: new Date(came), updatedAt: came })).toBe(url);
  expect(addVersion(url, {})).toBe(url);
});

test('a file that was changed has another address each time', () => {
  const once = addVersion(url, { createdAt: came, updatedAt: '2026-07-05T08:30:00.000Z' });
  const twice = addVersion(url, { createdAt: came, updatedAt: '2026-07-05T08:30:00.001Z' });
  expect(once).toMatch(/^\/uploads\/pint\.jpg\?v=[0-9a-z]+$/);
  expect(twice).not.toBe(once);
  expect([url, once, twice].map(stripVersion)).toEqual([url, url, url]);
});
