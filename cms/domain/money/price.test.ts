import { formatPrice } from './price';

test.each([
  [0, '$0'],
  [12.5, '$12.50'],
  [999.999, '$1,000'],
])('formats %f as %s', (dollars, text) => expect(formatPrice(dollars)).toBe(text));

test('formats like Intl in en-US, without cents for whole dollars', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const withCents = new Intl.NumberFormat('en-US', dollars);
  const whole = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });
  for (let cents = 1; cents < 1e10; cents = Math.ceil(cents * 1.01)) {
    const format = cents % 100 === 0 ? whole : withCents;
    expect(formatPrice(cents / 100)).toBe(format.format(cents / 100));
    expect(formatPrice(-cents / 100)).toBe(format.format(-cents / 100));
    expect(formatPrice(cents)).toBe(whole.format(cents));
  }
});
