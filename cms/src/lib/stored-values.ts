/** From what Strapi's types call optional, and what somebody may have typed in the panel, to what an answer promises. */

/** A required value of a stored document. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A required value is missing in a stored document');
  return value;
}

/** `null` is how the API says "there is none". */
export const emptyToNull = <Value>(value: Value | null | undefined | ''): Value | null =>
  value === undefined || value === '' ? null : value;

/** A JSON column that holds a list of texts, whatever was put into it. */
export const toStringArray = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

export const toInstant = (value: string | Date | null | undefined): string => new Date(required(value)).toISOString();

/** `HH:MM`: Strapi keeps seconds, too. */
export const toClockTime = (value: string | null | undefined): string | null => (value ? value.slice(0, 5) : null);
