import { expect, test } from 'vitest';
import { moveItem } from '../components/sortable';
import { makeImage } from '../test/factories';
import { mergedPhotos } from './photo-order';

const value = (name: string, isPrimary = false, alt = '') => ({ url: `/uploads/${name}.jpg`, alt, isPrimary });

test('an upload comes after my own order and leaves my descriptions', () => {
  const mine = [value('b', true, 'my words'), value('a')];
  const stored = [makeImage('a', { isPrimary: true }), makeImage('b'), makeImage('c')];
  expect(mergedPhotos(mine, stored)).toEqual([value('b', true, 'my words'), value('a'), value('c')]);
});

test('when the primary photo is deleted, the stored successor takes over', () => {
  const mine = [value('a', true), value('b'), value('c')];
  expect(mergedPhotos(mine, [makeImage('b'), makeImage('c', { isPrimary: true })])).toEqual([
    value('b'),
    value('c', true),
  ]);
});

test('the first photo of all becomes primary', () => {
  expect(mergedPhotos([], [makeImage('a')])).toEqual([value('a', true)]);
});

test('moving keeps every item', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
