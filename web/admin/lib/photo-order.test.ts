import { makeImage } from '../test/factories';
import { makePrimary, mergePhotos } from './photo-order';

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

test('a cropped photo gets the place and the description of the one that it replaces', () => {
  const edited = [makePhotoValue('b', true), makePhotoValue('a', false, 'my words')];
  const stored = [makeImage('cropped', { isPrimary: true }), makeImage('b')];
  expect(mergePhotos(edited, stored, '/uploads/a.jpg')).toEqual([
    makePhotoValue('b', true),
    makePhotoValue('cropped', false, 'my words'),
  ]);
});

test('the next photo becomes primary when the primary photo was deleted', () => {
  const edited = [makePhotoValue('a', true), makePhotoValue('b'), makePhotoValue('c')];
  expect(mergePhotos(edited, [makeImage('b', { isPrimary: true }), makeImage('c')])).toEqual([
    makePhotoValue('b', true),
    makePhotoValue('c'),
  ]);
});

test('the first photo of a record becomes primary', () => {
  expect(mergePhotos([], [makeImage('a')])).toEqual([makePhotoValue('a', true)]);
});

test('a photo becomes primary by moving to the front', () => {
  const photos = [makePhotoValue('a', true), makePhotoValue('b'), makePhotoValue('c')];
  expect(makePrimary(photos, 2)).toEqual([makePhotoValue('c', true), makePhotoValue('a'), makePhotoValue('b')]);
});
