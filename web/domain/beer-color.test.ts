import { getSwatchColor, parseSrm, srmToHex } from './beer-color';

test.each([
  ['Straw', 2],
  ['Pale gold', 3],
  ['Hazy yellow', 3],
  ['Golden', 5],
  ['Deep Gold', 7],
  ['Amber', 11],
  ['Deep amber', 14],
  ['Copper', 12],
  ['Ruby red', 17],
  ['Reddish-brown', 14],
  ['Dark Brown', 26],
  ['Dark', 22],
  ['Black', 40],
  ['pitch-black, tan head', 40],
  ['Chocolate brown', 26],
  ['12', 12],
  ['SRM 12', 12],
  ['8-10 SRM', 9],
  ['99', 40],
  ['0', 1],
  ['Mystery', 5],
  ['blackberry', 5],
  ['', 5],
  [null, 5],
])('parses the color %j as SRM %d', (color, srm) => expect(parseSrm(color)).toBe(srm));

test('SRM 1 to 40 have distinct hex colors; values outside that range are clamped', () => {
  const colors = Array.from({ length: 40 }, (_, index) => srmToHex(index + 1));
  expect(colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  expect(new Set(colors).size).toBe(40);
  expect([srmToHex(-5), srmToHex(400), getSwatchColor(null), getSwatchColor('Black')]).toEqual([
    '#ffe699',
    '#36080a',
    '#fbb123',
    '#36080a',
  ]);
});
