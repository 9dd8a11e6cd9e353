import { focalPointOf, moveFocalPoint, rotateLeft, rotateRight, unedited, type PhotoEdit } from './crop';

const topLeft: PhotoEdit = { turns: 0, crop: { x: 0, y: 0, width: 40, height: 20 } };

test('the crop turns with the photo', () => {
  expect(rotateRight(topLeft)).toEqual({ turns: 1, crop: { x: 80, y: 0, width: 20, height: 40 } });
  expect(rotateLeft(topLeft)).toEqual({ turns: 3, crop: { x: 0, y: 60, width: 20, height: 40 } });
  expect(rotateLeft(rotateRight(topLeft))).toEqual(topLeft);
});

test.each([
  ['without an edit', unedited, { x: 30, y: 10 }],
  ['after a turn to the right', rotateRight(unedited), { x: 90, y: 30 }],
  ['after a turn to the left', rotateLeft(unedited), { x: 10, y: 70 }],
  ['in a crop', topLeft, { x: 75, y: 50 }],
  ['in a rotated crop', rotateRight(topLeft), { x: 50, y: 75 }],
  ['at the edge of a crop without it', { turns: 0, crop: { x: 40, y: 0, width: 60, height: 20 } }, { x: 0, y: 50 }],
] as const)('the focal point stays where it is in the photo: %s', (_case, edit, expected) => {
  expect(moveFocalPoint({ x: 30, y: 10 }, edit)).toEqual(expected);
});

test('reads the focal point of a URL; none is the center', () => {
  expect(focalPointOf('/uploads/a.jpg?v=1&at=30-10')).toEqual({ x: 30, y: 10 });
  expect([focalPointOf('/uploads/a.jpg'), moveFocalPoint(null, topLeft)]).toEqual([null, null]);
});
