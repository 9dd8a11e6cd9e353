/**
 * Columns whose values follow from other attributes, so that the database can search, sort and page by rules that SQL
 * does not have: folded text, names in natural order, when an event ends. They are hidden attributes of the schema.
 */
import { omitUndefined } from './stored-values';
import type { Core, UID } from '@strapi/strapi';
import type { Transaction } from './database/transaction';

const batchSize = 500;

type StoredRow = Record<string, unknown> & { id: number };

export async function refillRows(
  strapi: Core.Strapi,
  trx: Transaction,
  { uid, derive, related }: DerivedColumns,
  where: object = {},
): Promise<number> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columnOf = (name: string) => Reflect.get(attributes[name] ?? {}, 'columnName') as string;
  const readBatch = (afterId: number): Promise<StoredRow[]> =>
    strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: afterId } }] },
      orderBy: { id: 'asc' },
      limit: batchSize,
      ...(related ? { populate: related.populate } : {}),
    });
  const shared = await related?.readShared?.();
  let filled = 0;
  for (let rows = await readBatch(0); rows.length > 0; rows = await readBatch(lastId(rows))) {
    for (const row of rows) {
      const changes = Object.entries(derive({ ...shared, ...row })).filter(
        ([name, value]) => !isEqual(row[name], value),
      );
      if (changes.length === 0) continue;
      // Bypasses Strapi's query, which would set `updatedAt`: caches and open forms would take it for an edit.
      const columns = Object.fromEntries(changes.map(([name, value]) => [columnOf(name), value]));
      await trx(tableName).where({ id: row.id }).update(columns);
      filled += 1;
    }
  }
  return filled;
}

const lastId = (rows: StoredRow[]) => rows.at(-1)?.id ?? 0;

const isEqual = (stored: unknown, value: unknown) =>
  value instanceof Date
    ? stored !== null && new Date(stored as string | Date).getTime() === value.getTime()
    : (stored ?? null) === value;

type Row = Record<string, unknown>;
type Value = string | number | Date | null;

export type DerivedColumns = {
  uid: UID.ContentType;
  sources: readonly string[];
  /** Columns that the database sorts by; they have the same order on SQLite and PostgreSQL. */
  sorted: readonly string[];
  /** `row` has all sources; the panel may have stored anything the schema allows. */
  derive: (row: Row) => Record<string, Value>;
  /** Set if the values also depend on other records. Code that changes those must refill the columns. */
  related?: {
    populate: object;
    /** What `derive` needs in every row. */
    readShared?: () => Promise<Row>;
    /** Called before a write: prevents changes of the other records until its transaction ends. */
    lock?: () => Promise<void>;
  };
};

type Query = { where?: object; data?: Row | Row[] };
type Written = { params: Query; result?: unknown };

const isChanged = (data: Row, sources: readonly string[]) => sources.some((name) => data[name] !== undefined);

const findSources = async (strapi: Core.Strapi, { uid, sources }: DerivedColumns, where: object) =>
  ((await strapi.db.query(uid).findOne({ select: [...sources], where })) ?? {}) as Row;

/** Sets the columns in every write of Strapi's query engine, and replaces values that the write contains. */
export function maintainDerivedColumns(strapi: Core.Strapi, definitions: readonly DerivedColumns[]): void {
  for (const definition of definitions) {
    if (definition.related) setAfterWrite(strapi, definition, definition.related);
    else setInWrite(strapi, definition);
    strapi.db.lifecycles.subscribe({
      models: [definition.uid],
      beforeUpdateMany({ params }: { params: Query }) {
        // Each row would need other values.
        const { uid, sources } = definition;
        if (isChanged(params.data as Row, sources)) throw new Error(`Update the records of ${uid} one by one`);
      },
    });
  }
}

function setInWrite(strapi: Core.Strapi, definition: DerivedColumns): void {
  const { uid, sources, derive } = definition;
  const set = (data: Row, stored: Row = {}) => Object.assign(data, derive({ ...stored, ...omitUndefined(data) }));
  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeCreate: ({ params }: { params: Query }) => void set(params.data as Row),
    beforeCreateMany: ({ params }: { params: Query }) => (params.data as Row[]).forEach((data) => set(data)),
    async beforeUpdate({ params }: { params: Query }) {
      const data = params.data as Row;
      if (isChanged(data, sources)) set(data, await findSources(strapi, definition, params.where ?? {}));
    },
  });
}

type Related = NonNullable<DerivedColumns['related']>;

/** Relations are read after the write: its data can have them in many forms, such as `connect`, `set` and ids. */
function setAfterWrite(strapi: Core.Strapi, definition: DerivedColumns, { lock = async () => {} }: Related): void {
  const { uid, sources } = definition;
  const refill = async (ids: unknown[]) => {
    await strapi.db.transaction(({ trx }) => refillRows(strapi, trx, definition, { id: { $in: ids } }));
  };
  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeCreate: lock,
    beforeCreateMany: lock,
    async beforeUpdate({ params }: { params: Query }) {
      if (isChanged(params.data as Row, sources)) await lock();
    },
    afterCreate: ({ result }: Written) => refill([(result as Row)['id']]),
    afterCreateMany: ({ result }: Written) => refill((result as { ids: unknown[] }).ids),
    async afterUpdate({ params, result }: Written) {
      if (isChanged(params.data as Row, sources)) await refill([(result as Row)['id']]);
    },
  });
}
