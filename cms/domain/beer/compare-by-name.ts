/** The name order of beer lists: numbers compare by value; case and accents only break ties. */

const baseCollator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const exactCollator = new Intl.Collator('en');

export const compareByName = (left: { name: string }, right: { name: string }) =>
  baseCollator.compare(left.name, right.name) || exactCollator.compare(left.name, right.name);
