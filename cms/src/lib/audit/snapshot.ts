/** The values of a record before and after a write, and which of them differ. */
import type { UID } from '@strapi/strapi';
import { type Attribute, attributesOf, populateAttributes, toEntries } from '../attributes';

type Row = Record<string, unknown>;

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
const isWatched = ({ type, relation, mappedBy, visible, writable }: Attribute, name: string) =>
  !bookkeeping.has(name) &&
  visible !== false &&
  writable !== false &&
  !(type === 'relation' && (mappedBy !== undefined || relation?.startsWith('morph')));

const watchedOf = (uid: UID.Schema) => attributesOf(uid).filter(([name, attribute]) => isWatched(attribute, name));

export const watchedNames = (uid: UID.Schema): string[] => watchedOf(uid).map(([name]) => name);

export const readSnapshot = (uid: UID.Schema, where: object): Promise<Snapshot | null> =>
  strapi.db.query(uid).findOne({ where, populate: populateAttributes(uid, isWatched) });

/** Drops the ids of components, which a save may replace by equal ones. */
const withoutIds = (uid: UID.Schema, row: Row): unknown[] => [
  uid,
  ...watchedOf(uid).map(([name, attribute]) => comparable(attribute, row[name])),
];

function comparable({ type, component }: Attribute, value: unknown): unknown {
  if (type === 'media' || type === 'relation') return toEntries(value).map(({ id }) => id);
  if (type === 'component' && component) return toEntries(value).map((row) => withoutIds(component, row));
  if (type === 'dynamiczone')
    return toEntries(value).map((row) => withoutIds(row['__component'] as UID.Component, row));
  return value ?? null;
}

export const changedNames = (uid: UID.Schema, before: Row, after: Row): string[] =>
  watchedOf(uid)
    .filter(
      ([name, attribute]) =>
        JSON.stringify(comparable(attribute, before[name])) !== JSON.stringify(comparable(attribute, after[name])),
    )
    .map(([name]) => name);
