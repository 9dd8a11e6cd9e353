import { commonSizes, distinctSizes, isSameSize, isSize, normalizeSize, getSmallestOunces, toOunces } from './size';

test.each([
  ['12oz', '12oz', 12],
  [' 19.2 OZ ', '19.2oz', 19.2],
  ['012oz', '12oz', 12],
  ['12.0oz', '12oz', 12],
  ['355ml', '355ml', 12.004],
  ['500 mL', '500ml', 16.907],
  ['1l', '1L', 33.814],
])('normalizes %j to %s, which is %d ounces', (text, normalized, ounces) => {
  expect(normalizeSize(text)).toBe(normalized);
  expect(toOunces(text)).toBeCloseTo(ounces, 3);
});

test.each(['', '12', 'oz', '12oz can', '-12oz', '0.0L', '1,5L', '123456oz', '１２oz', '.5L', '12\noz\n1L'])(
  '%j is not a valid size',
  (text) => {
    expect(isSize(text)).toBe(false);
    expect(toOunces(text)).toBeNull();
  },
);

test('all common sizes are valid', () => expect(commonSizes.every(isSize)).toBe(true));

test('sizes that differ only in spelling are equal; equal volumes in different units are not', () => {
  expect(isSameSize('12 oz', '12OZ')).toBe(true);
  expect(isSameSize('1000ml', '1L')).toBe(false);
  expect(distinctSizes(['12 oz', '16oz', '12oz', '16 OZ'])).toEqual(['12 oz', '16oz']);
});

test('getSmallestOunces returns the smallest size in ounces; a missing or invalid size counts as 999', () => {
  expect([[], ['growler'], ['64oz', '500ml'], ['growler', '12oz']].map(getSmallestOunces).map(Math.round)).toEqual([
    999, 999, 17, 12,
  ]);
});
