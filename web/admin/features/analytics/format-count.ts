/** `1,200`, on every axis and bar. */
export const formatCount = (count: number) => count.toLocaleString('en-US');
