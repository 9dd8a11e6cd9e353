/** Options of filters and sort orders by their keys, which are values in the URL's query. */
import { foldCase } from '@domain/beer/search';

/** The canonical spelling of a parameter's value; null for one without effect: unknown, or the default. */
export type ReadParam<Value extends string = string> = (text: string) => Value | null;

export const oneOf =
  <Key extends string>(keys: readonly Key[]): ReadParam<Key> =>
  (text) =>
    keys.find((key) => foldCase(key) === foldCase(text.trim())) ?? null;

export const keysOf = <Key extends string>(options: readonly { key: Key }[]) => options.map(({ key }) => key);

/** The parameters of a page or a list, in their canonical order. */
export type Params = Readonly<Record<string, ReadParam>>;

export type ParamValues<Of extends Params> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** `prefix` is before each name in the query: `limited.abv`. */
export const readParams = <Of extends Params>(params: Of, query: URLSearchParams, prefix = '') =>
  Object.fromEntries(
    Object.entries(params).map(([name, read]) => [name, read(query.get(prefix + name) ?? '')]),
  ) as ParamValues<Of>;

/** Null comes last in both directions. */
export const compareValues = (left: number | null, right: number | null, direction: 1 | -1) =>
  left === null || right === null ? Number(left === null) - Number(right === null) : (left - right) * direction;

type SortOption<Item> = { key: string; compare: (left: Item, right: Item) => number };

/** Ties, and items sorted by an unknown key, keep their order. */
export const sortBy = <Item, Listed extends Item>(
  options: readonly SortOption<Item>[],
  key: string,
  items: readonly Listed[],
): Listed[] => [...items].sort(options.find((option) => option.key === key)?.compare ?? (() => 0));
