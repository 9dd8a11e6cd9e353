/**
 * Columns whose values follow from other attributes, so that the database can search, sort and page by rules that SQL
 * does not have: folded text, names in natural order, when an event ends. They are hidden attributes of the schema.
 */
import type { Core, UID } from '@strapi/strapi';

type Row = Record<string, unknown>;
type Value = string | number | Date | null;

export type DerivedColumns = {
  uid: UID.ContentType;
  /** The attributes that the values follow from. */
  sources: readonly string[];
  /** Columns that the database sorts by; they have the same order on SQLite and PostgreSQL. */
  sorted: readonly string[];
  /** Of a row with all sources; the panel may have stored anything the schema allows. */
  derive: (row: Row) => Record<string, Value>;
};

type Query = { where?: object; data?: Row | Row[] };

const isChanged = (data: Row, sources: readonly string[]) => sources.some((name) => data[name] !== undefined);

const findSources = async (strapi: Core.Strapi, { uid, sources }: DerivedColumns, where: object) =>
  ((await strapi.db.query(uid).findOne({ select: [...sources], where })) ?? {}) as Row;

/**
 * Sets the columns in every write through Strapi's query engine: by the API, the panel, the CSV import and the seed.
 * Values that the write itself contains, such as those of a copied record, are replaced.
 */
export function maintainDerivedColumns(strapi: Core.Strapi, definitions: readonly DerivedColumns[]): void {
  for (const definition of definitions) {
    const { uid, sources, derive } = definition;
    const set = (data: Row, stored: Row = {}) => Object.assign(data, derive({ ...stored, ...withoutUndefined(data) }));
    strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeCreate: ({ params }: { params: Query }) => void set(params.data as Row),
      beforeCreateMany: ({ params }: { params: Query }) => (params.data as Row[]).forEach((data) => set(data)),
      async beforeUpdate({ params }: { params: Query }) {
        const data = params.data as Row;
        if (isChanged(data, sources)) set(data, await findSources(strapi, definition, params.where ?? {}));
      },
      beforeUpdateMany({ params }: { params: Query }) {
        // Each row would need other values.
        if (isChanged(params.data as Row, sources)) throw new Error(`Update the records of ${uid} one by one`);
      },
    });
  }
}

const withoutUndefined = (data: Row): Row =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
