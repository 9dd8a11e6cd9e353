import { expect, test } from 'vitest';
import { contrastOnDark, contrastRatio, darkenForText, formatRatio } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#14110f', '#14110f', 1],
])('the contrast of %s with %s is %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});

test('the lower of both dark backgrounds counts', () => {
  expect(contrastOnDark('#e39a2d')).toBe(contrastRatio('#e39a2d', '#1e1a17'));
});

test.each([
  [4.49, '4.4'],
  [4.5, '4.5'],
  [3, '3'],
])('a ratio of %d is shown as %s, never rounded up', (ratio, text) => expect(formatRatio(ratio)).toBe(text));

test.each(['#b5622a', '#2f6fde', '#ffffff', '#ffff00', '#000000'])('darkened, %s is readable on oat', (color) => {
  expect(contrastRatio(darkenForText(color), '#f4ece0')).toBeGreaterThanOrEqual(4.5);
});
