/** Two people changed the same record: what did each change, and what comes out when one chooses field by field? */

export type Field<Values> = {
  name: keyof Values & string;
  label: string;
  /** How a value reads; plain texts, numbers, yes/no and lists need none. */
  show?: (value: Values[keyof Values & string]) => string;
};

export type Versions<Values> = {
  /** What the form was opened with. */
  base: Values;
  mine: Values;
  /** The latest on the server. */
  theirs: Values;
};

export type Side = 'mine' | 'theirs';

export type Difference = { name: string; label: string; mine: string; theirs: string; isConflicting: boolean };

/** Fields that somebody else changed; contested ones I changed, too, and differently. */
export function differences<Values>({ base, mine, theirs }: Versions<Values>, fields: Field<Values>[]): Difference[] {
  return fields
    .filter(({ name }) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]))
    .map(({ name, label, show = readable }) => ({
      name,
      label,
      mine: show(mine[name]),
      theirs: show(theirs[name]),
      isConflicting: !isSame(base[name], mine[name]),
    }));
}

/** My version with their changes where I made none, and where `choices` says so. */
export function merge<Values extends object>(
  versions: Versions<Values>,
  fields: Field<Values>[],
  choices: Record<string, Side>,
): Values {
  const taken = differences(versions, fields)
    .filter(
      ({ name, isConflicting: isConflicting }) => (choices[name] ?? (isConflicting ? 'mine' : 'theirs')) === 'theirs',
    )
    .map(({ name }) => [name, versions.theirs[name as keyof Values]]);
  return { ...versions.mine, ...Object.fromEntries(taken) };
}

/** After a save: what is stored now, and still in the form what was typed while the save was on its way. */
export const rebaseEdits = <Values extends object>(sent: Values, typed: Values, stored: Values): Values =>
  Object.fromEntries(
    (Object.keys(stored) as (keyof Values)[]).map((name) => [
      name,
      isSame(sent[name], typed[name]) ? stored[name] : typed[name],
    ]),
  ) as Values;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(readable).join(', ') : '(none)';
  if (typeof value === 'object') return Object.values(value).map(readable).join(', ');
  return String(value);
}
