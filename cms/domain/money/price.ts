/** Prices in US dollars as people read them: $25, $12.50. */

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatPrice = (dollars: number) => {
  const rounded = Math.round(dollars * 100) / 100;
  return (Number.isInteger(rounded) ? whole : cents).format(rounded);
};
