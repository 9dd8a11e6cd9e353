/** Converts stored values, which Strapi types as optional and the panel may have set, to API response values. */

export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A required value is missing in a stored document');
  return value;
}

/** The API returns absent values as `null`. */
export const emptyToNull = <Value>(value: Value | null | undefined | ''): Value | null =>
  value === undefined || value === '' ? null : value;

/** The strings of a JSON column, which may contain anything. */
export const toStringArray = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

export const toInstant = (value: string | Date | null | undefined): string => new Date(required(value)).toISOString();

export const toInstantOrNull = (value: string | Date | null): string | null =>
  value === null ? null : toInstant(value);

/** `HH:MM`; Strapi also stores seconds. */
export const toClockTime = (value: string | null | undefined): string | null => (value ? value.slice(0, 5) : null);

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const omitUndefined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Strapi's types of a document's data lack `null`, although the Document Service clears a field with it. */
type WithoutNull<Value> = Value extends Date
  ? Value
  : Value extends (infer Entry)[]
    ? WithoutNull<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: WithoutNull<Exclude<Value[Key], null>> }
      : Exclude<Value, null>;

/** Returns the data unchanged, typed for `create` and `update`. */
export const allowNulls = <Data>(data: Data) => data as WithoutNull<Data>;
