import { expect, test } from 'vitest';
import { applyImageChanges } from './image-input';

const stored = [
  { url: 'a', alt: 'A', isPrimary: true },
  { url: 'b', alt: null, isPrimary: false },
  { url: 'c', alt: null, isPrimary: false },
];
const summary = (images: { url: string; alt: string | null; isPrimary: boolean }[]) =>
  images.map(({ url, alt, isPrimary }) => `${url}${alt ?? ''}${isPrimary ? '*' : ''}`).join(' ');

test.each([
  ['nothing named changes nothing', [], 'aA* b c'],
  ['named ones come first, the others stay', [{ url: 'c' }], 'c aA* b'],
  ['another one becomes primary', [{ url: 'b', isPrimary: true }], 'b* aA c'],
  ['taking the mark away leaves one primary', [{ url: 'a', isPrimary: false }], 'aA* b c'],
  [
    'two marks: the first counts',
    [
      { url: 'c', isPrimary: true },
      { url: 'b', isPrimary: true },
    ],
    'c* b aA',
  ],
  [
    'alt texts are set and cleared',
    [
      { url: 'a', alt: null },
      { url: 'b', alt: 'B' },
    ],
    'a* bB c',
  ],
  ['unknown and repeated urls are ignored', [{ url: 'x', isPrimary: true }, { url: 'b' }, { url: 'b' }], 'b aA* c'],
])('%s', (_, changes, expected) => expect(summary(applyImageChanges(stored, changes))).toBe(expected));

test('no images stay none', () => expect(applyImageChanges([], [{ url: 'a', isPrimary: true }])).toEqual([]));
