import { expect, test } from 'vitest';
import { makeImage } from '../test/factories';
import { mergePhotos } from './photo-order';

const makePhotoValue = (name: string, isPrimary = false, alt = '') => ({ url: `/uploads/${name}.jpg`, alt, isPrimary });

test('appends uploaded photos and keeps the order and descriptions of the edited ones', () => {
  const edited = [makePhotoValue('b', true, 'my words'), makePhotoValue('a')];
  const stored = [makeImage('a', { isPrimary: true }), makeImage('b'), makeImage('c')];
  expect(mergePhotos(edited, stored)).toEqual([
    makePhotoValue('b', true, 'my words'),
    makePhotoValue('a'),
    makePhotoValue('c'),
  ]);
});

test('takes the primary photo of the server when the primary photo was deleted', () => {
  const edited = [makePhotoValue('a', true), makePhotoValue('b'), makePhotoValue('c')];
  expect(mergePhotos(edited, [makeImage('b'), makeImage('c', { isPrimary: true })])).toEqual([
    makePhotoValue('b'),
    makePhotoValue('c', true),
  ]);
});

test('the first photo of a record becomes primary', () => {
  expect(mergePhotos([], [makeImage('a')])).toEqual([makePhotoValue('a', true)]);
});
