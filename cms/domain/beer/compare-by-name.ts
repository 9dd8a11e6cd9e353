/** Beers by name, as the API lists them: numbers in names count, accents and case only break ties. */

const roughly = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const exactly = new Intl.Collator('en');

export const compareByName = (left: { name: string }, right: { name: string }) =>
  roughly.compare(left.name, right.name) || exactly.compare(left.name, right.name);
