/** Three-way comparison for edit conflicts: the common base, my version and their version of the same record. */

export type Field<Values> = {
  name: keyof Values & string;
  label: string;
  /** By default, lists are joined by commas, and objects show their values. */
  format?: (value: Values[keyof Values & string]) => string;
};

export type Versions<Values> = {
  /** The version that both edits started from. */
  base: Values;
  mine: Values;
  /** The latest version on the server. */
  theirs: Values;
};

export type Side = 'mine' | 'theirs';

export type Difference = { name: string; label: string; mine: string; theirs: string; isConflicting: boolean };

/** The fields that they changed, unless I made the same change; conflicting if I changed the field differently. */
export function differences<Values>({ base, mine, theirs }: Versions<Values>, fields: Field<Values>[]): Difference[] {
  return fields
    .filter(({ name }) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]))
    .map(({ name, label, format = formatValue }) => ({
      name,
      label,
      mine: format(mine[name]),
      theirs: format(theirs[name]),
      isConflicting: !isSame(base[name], mine[name]),
    }));
}

/** My version with their value of each field chosen as `theirs`; by default, of the fields that only they changed. */
export function merge<Values extends object>(
  versions: Versions<Values>,
  fields: Field<Values>[],
  choices: Record<string, Side>,
): Values {
  const theirChanges = differences(versions, fields)
    .filter(({ name, isConflicting }) => (choices[name] ?? (isConflicting ? 'mine' : 'theirs')) === 'theirs')
    .map(({ name }) => [name, versions.theirs[name as keyof Values]]);
  return { ...versions.mine, ...Object.fromEntries(theirChanges) };
}

/** After a save: the stored values, with the edits that were made while the save was in progress. */
export const rebaseEdits = <Values extends object>(sent: Values, edited: Values, stored: Values): Values =>
  Object.fromEntries(
    (Object.keys(stored) as (keyof Values)[]).map((name) => [
      name,
      isSame(sent[name], edited[name]) ? stored[name] : edited[name],
    ]),
  ) as Values;

/** Deep equality of JSON values with equal key order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(formatValue).join(', ') : '(none)';
  if (typeof value === 'object') return Object.values(value).map(formatValue).join(', ');
  return String(value);
}
