import { expect, test } from 'vitest';
import { makeImage } from '../test/factories';
import { mergePhotos } from './photo-order';

const value = (name: string, isPrimary = false, alt = '') => ({ url: `/uploads/${name}.jpg`, alt, isPrimary });

test('uploaded photos are added after the edited ones, whose order and descriptions stay', () => {
  const edited = [value('b', true, 'my words'), value('a')];
  const stored = [makeImage('a', { isPrimary: true }), makeImage('b'), makeImage('c')];
  expect(mergePhotos(edited, stored)).toEqual([value('b', true, 'my words'), value('a'), value('c')]);
});

test('after the primary photo is deleted, the stored primary photo is used', () => {
  const edited = [value('a', true), value('b'), value('c')];
  expect(mergePhotos(edited, [makeImage('b'), makeImage('c', { isPrimary: true })])).toEqual([
    value('b'),
    value('c', true),
  ]);
});

test('the first photo of a record becomes primary', () => {
  expect(mergePhotos([], [makeImage('a')])).toEqual([value('a', true)]);
});
