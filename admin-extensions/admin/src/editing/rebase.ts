/** Applies the edits of a form to another version of its document. */

export type Values = Record<string, unknown>;
type Attribute = { type: string; component?: string };
export type Schema = { attributes: Record<string, unknown> };
export type Schemas = { schema: Schema; components: Record<string, Schema> };

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Strapi's keys of list entries differ each time a form is loaded; missing and empty values are equal. */
const withoutNoise = (key: string, value: unknown) => (key === '__temp_key__' || isEmpty(value) ? undefined : value);

const toComparable = (value: unknown) => JSON.stringify(value, withoutNoise) ?? 'null';

export const isSameValue = (one: unknown, other: unknown) => toComparable(one) === toComparable(other);

/** Strapi's own attributes, which no form shows. */
const metaFields = new Set([
  ...['id', 'documentId', 'locale', 'localizations', 'createdAt', 'updatedAt', 'publishedAt'],
  ...['createdBy', 'updatedBy'],
]);

/** The fields whose values differ. */
export const findChanges = ({ attributes }: Schema, from: Values, to: Values): string[] =>
  Object.keys(attributes).filter((name) => !metaFields.has(name) && !isSameValue(from[name], to[name]));

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

type Entry = { uid: string; values: Values };

/** The components that a value consists of, at any depth. */
function listEntries(attribute: Attribute, value: unknown, components: Schemas['components']): Entry[] {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
  return asList(value)
    .filter(isObject)
    .flatMap((values) => {
      const uid = String(attribute.component ?? values['__component']);
      const nested = Object.entries(components[uid]?.attributes ?? {}).flatMap(([name, each]) =>
        listEntries(each as Attribute, values[name], components),
      );
      return [{ uid, values }, ...nested];
    });
}

const keyOf = ({ uid, values }: Entry) => `${uid} ${String(values['id'])}`;

/** Entries that the other version no longer has are created again: Strapi rejects ids of deleted ones. */
function withKnownIds(
  attribute: Attribute,
  value: unknown,
  theirs: unknown,
  components: Schemas['components'],
): unknown {
  const known = new Set(listEntries(attribute, theirs, components).map(keyOf));
  const copy = structuredClone(value);
  for (const entry of listEntries(attribute, copy, components)) {
    if (!known.has(keyOf(entry))) delete entry.values['id'];
  }
  return copy;
}

type Versions = { base: Values; mine: Values; theirs: Values };

/** `theirs` with the fields that `mine` changed since `base`. */
export function rebase({ base, mine, theirs }: Versions, { schema, components }: Schemas): Values {
  const changes = findChanges(schema, base, mine).map((name) => [
    name,
    withKnownIds(schema.attributes[name] as Attribute, mine[name], theirs[name], components),
  ]);
  return { ...theirs, ...Object.fromEntries(changes) };
}
