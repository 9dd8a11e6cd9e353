import {
  colorLabel,
  formatAbv,
  formatIbu,
  splitList,
  maxBeersCardSizes,
  maxHomeCardSizes,
  truncateSizes,
} from './display';

test.each([
  [6.5, '6.5%'],
  [0, '0%'],
  [4.999, '5%'],
  [5.25, '5.25%'],
  [null, null],
])('formats ABV %j as %j', (abv, text) => expect(formatAbv(abv)).toBe(text));

test('formats IBU, color and lists; a missing color is Golden', () => {
  expect([formatIbu(40), formatIbu(null)]).toEqual(['40', null]);
  expect([colorLabel({ color: ' ' }), colorLabel({ color: 'Ruby' })]).toEqual(['Golden', 'Ruby']);
  expect([splitList('Citra, , Mosaic '), splitList(null)]).toEqual([['Citra', 'Mosaic'], []]);
});

test.each([
  [['12oz', '16oz', '1L'], maxHomeCardSizes, ['12 oz', '16 oz', '1 L'], null],
  [['12oz', '16oz', '1L', '500 ml'], maxHomeCardSizes, ['12 oz', '16 oz', '1 L'], '+1 more'],
  [['12oz', '16oz', '1L', '500 ml', '64oz', '22oz'], maxBeersCardSizes, ['12 oz', '16 oz', '1 L', '500 ml'], '+2 more'],
])('truncates %j to %i sizes', (sizes, count, shown, more) =>
  expect(truncateSizes(sizes, count)).toEqual({ shown, more }),
);
