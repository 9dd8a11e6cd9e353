import { expect, test } from 'vitest';
import { layOutMenu, papers, formatWithPrice, type MenuLine } from './layout';
import { measureText, measureWords } from './text-width';

const threeGlasses = ['Taster 5 oz $3', 'Half 10 oz $5', 'Pint 16 oz $7.50'];

const makeLines = (count: number, pours: string[]): MenuLine[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `line-${index}`,
    number: String(index + 1),
    name: 'Gold Rush Haze',
    details: ['Hazy IPA', '6.8%'],
    price: '',
    pours,
  }));

const layOut = (lines: MenuLine[], size: 'letter' | 'half' = 'letter') =>
  layOutMenu({ size, sides: 1, lines, onDeckHeight: 0 });

test.each([
  ['letter', 6],
  ['letter', 12],
  ['letter', 20],
  ['half', 8],
] as const)('on %s paper, %i drinks have three glasses in one row each', (size, count) => {
  const { step, columns, numbers } = layOut(makeLines(count, threeGlasses), size);
  const { width, margin, columnGap } = papers[size];
  const room = (width - 2 * margin - (columns - 1) * columnGap) / columns - numbers;
  const glasses = threeGlasses.reduce((sum, pour) => sum + measureText(pour, 'semibold') * step.text, 0);
  expect(glasses + (threeGlasses.length - 1) * step.text).toBeLessThanOrEqual(room);
});

test.each([
  ['few glasses', ['Pint 16 oz $7.50']],
  ['more glasses than a row has room for', [...threeGlasses, ...threeGlasses, ...threeGlasses]],
])('drinks with %s have the usual text', (_name, pours) => {
  const { name, text } = layOut(makeLines(12, pours)).step;
  expect(text / name).toBeCloseTo(0.56, 2);
});

test('the price of a glass never has a row of its own', () => {
  const pour = formatWithPrice({ name: 'Souvenir glass of the harvest fair', ounces: 16, price: 17.5 });
  expect(pour).toBe('Souvenir glass of the harvest fair 16 oz\u00A0$17.50');
  expect(measureWords(pour, 'semibold').at(-1)).toBeCloseTo(measureText('oz $17.50', 'semibold'));
});
