/** `1,200`, on every axis and bar. */
export const inDigits = (count: number) => count.toLocaleString('en-US');
