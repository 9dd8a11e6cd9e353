/** Formats US dollars: $25, $12.50, $1,250. Without `Intl`, which is slow on first use (see time/format.ts). */
export const formatPrice = (dollars: number) => {
  const cents = Math.round(dollars * 100);
  const amount = Math.abs(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `${cents < 0 ? '-' : ''}$${amount.replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`;
};
