import { contrastOn, contrastRatio, nearestReadable } from './color';
import { formatRatio } from './contrast';
import { darkTokens, defaultColors, lightTokens, paletteNames, surfacesOf, themeNames } from './look';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#14110f', '#14110f', 1],
])('the contrast of %s with %s is %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});

test('the lowest contrast with a surface counts', () => {
  expect(contrastOn(['#14110f', '#1e1a17'], '#e39a2d')).toBe(contrastRatio('#e39a2d', '#1e1a17'));
});

test.each([
  [4.49, '4.4'],
  [4.5, '4.5'],
  [3, '3'],
])('a ratio of %d is shown as %s, never rounded up', (ratio, text) => expect(formatRatio(ratio)).toBe(text));

test.each(['#b5622a', '#2f6fde', '#ffffff', '#ffff00', '#000000'])('the nearest to %s is readable', (color) => {
  for (const surfaces of [['#f4ece0'], ['#14110f', '#1e1a17']])
    expect(contrastOn(surfaces, nearestReadable(color, surfaces, 4.5))).toBeGreaterThanOrEqual(4.5);
});

test('a color that is readable is its own nearest; another one keeps its hue', () => {
  expect(nearestReadable('#e39a2d', ['#14110f'], 4.5)).toBe('#e39a2d');
  expect(nearestReadable('#1f5fbf', ['#14110f', '#1e1a17'], 4.5)).toBe('#5585ce');
});

test.each(paletteNames)('%s is readable in both themes, also with a color of its own', (palette) => {
  for (const theme of themeNames) {
    const own = { accentColor: '#8e1f33', secondaryColor: '#27305e' };
    for (const colors of [defaultColors({ palette, theme }), own]) {
      const tokens = theme === 'dark' ? darkTokens(palette, colors) : lightTokens(palette, colors);
      const surfaces = surfacesOf({ palette, theme });
      const contrasts = ['oat', 'foam', 'smoke', 'amber', 'rust-light', 'hop-light'].map((name) => [
        name,
        contrastOn(surfaces, tokens[name] ?? '') >= 4.5,
      ]);
      expect(contrasts.filter(([, isReadable]) => !isReadable)).toEqual([]);
      for (const name of ['copper', 'bark']) expect(contrastOn(surfaces, tokens[name] ?? '')).toBeGreaterThanOrEqual(3);
      expect(contrastOn([tokens['amber'] ?? ''], tokens['ink'] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the accent that the light theme darkens is itself on its dark surfaces', () => {
  const colors = defaultColors({ palette: 'dusk', theme: 'light' });
  expect([colors.accentColor, darkTokens('dusk', colors).amber]).toEqual(['#8d5f1c', '#e39a2d']);
});
