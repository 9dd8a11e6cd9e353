import { applyImageChanges } from './image-input';

const stored = [
  { url: 'a', alt: 'A' },
  { url: 'b', alt: null },
  { url: 'c', alt: null },
];
const summary = (images: { url: string; alt: string | null }[]) =>
  images.map(({ url, alt }) => `${url}${alt ?? ''}`).join(' ');

test.each([
  ['no changes', [], 'aA b c'],
  ['listed images come first, the others follow', [{ url: 'c' }], 'c aA b'],
  ['another primary image moves to the front', [{ url: 'b', isPrimary: true }], 'b aA c'],
  ['a primary image moves before the listed ones', [{ url: 'a' }, { url: 'c', isPrimary: true }], 'c aA b'],
  ['unsetting the primary image changes nothing', [{ url: 'a', isPrimary: false }], 'aA b c'],
  [
    'of two primary images the first one wins',
    [
      { url: 'c', isPrimary: true },
      { url: 'b', isPrimary: true },
    ],
    'c b aA',
  ],
  [
    'alt text is set and cleared',
    [
      { url: 'a', alt: null },
      { url: 'b', alt: 'B' },
    ],
    'a bB c',
  ],
  ['unknown and repeated URLs are ignored', [{ url: 'x', isPrimary: true }, { url: 'b' }, { url: 'b' }], 'b aA c'],
])('%s', (_, changes, expected) => expect(summary(applyImageChanges(stored, changes))).toBe(expected));

test('returns an empty list for a record without images', () =>
  expect(applyImageChanges([], [{ url: 'a', isPrimary: true }])).toEqual([]));
