import { addVersion, stripVersion } from './media-url';

const createdAt = '2026-07-04T20:00:00.000Z';
const url = '/uploads/pint.jpg';

test('the URL of an unchanged file has no version', () => {
  expect(addVersion(url, { createdAt, updatedAt: createdAt })).toBe(url);
  expect(addVersion(url, { createdAt: new Date(createdAt), updatedAt: createdAt })).toBe(url);
  expect(addVersion(url, {})).toBe(url);
});

test('each change of a file results in a different URL; stripVersion restores the stored one', () => {
  const first = addVersion(url, { createdAt, updatedAt: '2026-07-05T08:30:00.000Z' });
  const second = addVersion(url, { createdAt, updatedAt: '2026-07-05T08:30:00.001Z' });
  expect(first).toMatch(/^\/uploads\/pint\.jpg\?v=[0-9a-z]+$/);
  expect(second).not.toBe(first);
  expect([url, first, second].map(stripVersion)).toEqual([url, url, url]);
});

test('the focal point is part of the URL, unless it is the center or malformed', () => {
  const focalPoint = { x: 30.4, y: 100 };
  expect(addVersion(url, { focalPoint })).toBe(`${url}?at=30-100`);
  const changed = addVersion(url, { createdAt, updatedAt: '2026-07-05T08:30:00.000Z', focalPoint });
  expect(changed).toMatch(/\?v=[0-9a-z]+&at=30-100$/);
  expect([`${url}?at=30-100`, changed].map(stripVersion)).toEqual([url, url]);
  const ignored = [null, 'left', {}, { x: 50, y: 50 }, { x: '1', y: 2 }, { x: -1, y: 2 }, { x: 1, y: 101 }];
  for (const value of ignored) expect(addVersion(url, { focalPoint: value })).toBe(url);
});
