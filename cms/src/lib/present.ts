/** From what Strapi's types call optional, and what somebody may have typed in the panel, to what an answer promises. */

/** A required value of a stored document. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A required value is missing in a stored document');
  return value;
}

/** `null` is how the API says "there is none". */
export const orNull = <Value>(value: Value | null | undefined | ''): Value | null =>
  value === undefined || value === '' ? null : value;

/** A JSON column that holds a list of texts, whatever was put into it. */
export const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

export const instant = (value: string | Date | null | undefined): string => new Date(present(value)).toISOString();

/** `HH:MM`: Strapi keeps seconds, too. */
export const clockTime = (value: string | null | undefined): string | null => (value ? value.slice(0, 5) : null);
