/** `1,200` */
export const formatCount = (count: number) => count.toLocaleString('en-US');
