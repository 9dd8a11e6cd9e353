import { photos } from './images';

test('each photo has its file', () => {
  expect(Object.entries(photos).filter(([, { url }]) => !url)).toEqual([]);
});
