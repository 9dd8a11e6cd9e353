/** `foodTruck`, `food-truck`: `Food truck`; `gallery1`: `Gallery 1`. */
export function toLabel(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The labels of values; `own` has those that are not the words of the value. */
export const labelsOf = <Value extends string>(
  values: readonly Value[],
  own: { readonly [Name in Value]?: string } = {},
): Readonly<Record<Value, string>> =>
  Object.fromEntries(values.map((value) => [value, own[value] ?? toLabel(value)])) as Record<Value, string>;
