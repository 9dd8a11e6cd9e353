/** The values of a record before and after a write, and which of them differ. */
import type { UID } from '@strapi/strapi';

type Attribute = {
  type: string;
  component?: UID.Component;
  components?: UID.Component[];
  relation?: string;
  mappedBy?: string;
  visible?: boolean;
  writable?: boolean;
};
type Row = Record<string, unknown>;
type Populate = Record<string, object | true>;

/** Stored row with its components, and the ids of its files and relations. */
export type Snapshot = Row & { id: number | string };

/** Programs set them in every write. */
const bookkeeping = new Set([
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

/** Derived columns are hidden attributes; the other side of a relation is recorded where it is stored. */
const isWatched = ([name, { type, relation, mappedBy, visible, writable }]: [string, Attribute]) =>
  !bookkeeping.has(name) &&
  visible !== false &&
  writable !== false &&
  !(type === 'relation' && (mappedBy !== undefined || relation?.startsWith('morph')));

const watched = new Map<string, [string, Attribute][]>();

/** Tables of Strapi itself, such as its settings, are no content types. */
const modelOf = (uid: UID.Schema): { attributes: object } =>
  (strapi.getModel(uid) as { attributes: object } | undefined) ?? strapi.db.metadata.get(uid);

function attributesOf(uid: UID.Schema): [string, Attribute][] {
  const found =
    watched.get(uid) ?? (Object.entries(modelOf(uid).attributes) as [string, Attribute][]).filter(isWatched);
  watched.set(uid, found);
  return found;
}

export const watchedNames = (uid: UID.Schema): string[] => attributesOf(uid).map(([name]) => name);

function populateAttribute({ type, component, components = [] }: Attribute): object | null {
  if (type === 'media' || type === 'relation') return { select: ['id'] };
  if (type === 'component' && component) return { populate: populateAll(component) };
  if (type !== 'dynamiczone') return null;
  return { on: Object.fromEntries(components.map((uid) => [uid, { populate: populateAll(uid) }])) };
}

function populateAll(uid: UID.Schema): Populate {
  return Object.fromEntries(
    attributesOf(uid).flatMap(([name, attribute]): [string, object][] => {
      const populate = populateAttribute(attribute);
      return populate ? [[name, populate]] : [];
    }),
  );
}

export const readSnapshot = (uid: UID.Schema, where: object): Promise<Snapshot | null> =>
  strapi.db.query(uid).findOne({ where, populate: populateAll(uid) });

const toList = (value: unknown): Row[] =>
  [value ?? []].flat().filter((entry): entry is Row => typeof entry === 'object' && entry !== null);

/** Without the ids of components, which a save may replace by equal ones. */
const withoutIds = (uid: UID.Schema, row: Row): unknown[] => [
  uid,
  ...attributesOf(uid).map(([name, attribute]) => comparable(attribute, row[name])),
];

function comparable({ type, component }: Attribute, value: unknown): unknown {
  if (type === 'media' || type === 'relation') return toList(value).map(({ id }) => id);
  if (type === 'component' && component) return toList(value).map((row) => withoutIds(component, row));
  if (type === 'dynamiczone') return toList(value).map((row) => withoutIds(row['__component'] as UID.Component, row));
  return value ?? null;
}

/** The names of attributes with other values. */
export const changedNames = (uid: UID.Schema, before: Row, after: Row): string[] =>
  attributesOf(uid)
    .filter(
      ([name, attribute]) =>
        JSON.stringify(comparable(attribute, before[name])) !== JSON.stringify(comparable(attribute, after[name])),
    )
    .map(([name]) => name);
