import { makeImage } from '../test/factories';
import { mergePhotos } from './photo-order';

const makePhotoValue = (name: string, alt = '') => ({ url: `/uploads/${name}.jpg`, alt });

test('appends uploaded photos and keeps the order and descriptions of the edited ones', () => {
  const edited = [makePhotoValue('b', 'my words'), makePhotoValue('a')];
  const stored = [makeImage('a'), makeImage('b'), makeImage('c')];
  expect(mergePhotos(edited, stored)).toEqual([
    makePhotoValue('b', 'my words'),
    makePhotoValue('a'),
    makePhotoValue('c'),
  ]);
});

test('a cropped photo gets the place and the description of the one that it replaces', () => {
  const edited = [makePhotoValue('b'), makePhotoValue('a', 'my words')];
  const stored = [makeImage('cropped'), makeImage('b')];
  expect(mergePhotos(edited, stored, '/uploads/a.jpg')).toEqual([
    makePhotoValue('b'),
    makePhotoValue('cropped', 'my words'),
  ]);
});

test('the next photo becomes the first when the first one was deleted', () => {
  const edited = [makePhotoValue('a'), makePhotoValue('b'), makePhotoValue('c')];
  expect(mergePhotos(edited, [makeImage('b'), makeImage('c')])).toEqual([makePhotoValue('b'), makePhotoValue('c')]);
});
