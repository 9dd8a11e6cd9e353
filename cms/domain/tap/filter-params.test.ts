import { expect, test } from 'vitest';
import { allTaps, parseTapSelection, tapsPath } from './filter-params';

const taprooms = [{ slug: 'auburn' }, { slug: 'folsom' }];

test.each([
  ['/taps', allTaps],
  ['/taps?taproom=folsom', { ...allTaps, taproom: 'folsom' }],
  ['/taps?style=dark&strength=strong', { ...allTaps, style: 'dark', strength: 'strong' }],
  [
    '/taps?taproom=auburn&style=cider&strength=light&sort=abv-high',
    { taproom: 'auburn', style: 'cider', strength: 'light', sort: 'abv-high' },
  ],
] as const)('%s is read and written', (path, selection) => {
  expect(parseTapSelection(new URL(path, 'http://site').searchParams, taprooms)).toEqual(selection);
  expect(tapsPath(selection)).toBe(path);
});

test('unknown values and the default order select nothing', () => {
  const params = new URLSearchParams('taproom=reno&style=fizzy&strength=9&sort=tap');
  expect(parseTapSelection(params, taprooms)).toEqual(allTaps);
});
