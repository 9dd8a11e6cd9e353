/** Sets the derived columns of stored rows that have other values. */
import type { Core } from '@strapi/strapi';
import type { DerivedColumns } from './derived-columns';
import type { Transaction } from './mutex';

const batchSize = 500;

type Row = Record<string, unknown> & { id: number };

/** Returns how many rows have changed. */
export async function refillRows(
  strapi: Core.Strapi,
  trx: Transaction,
  { uid, derive, related }: DerivedColumns,
  where: object = {},
): Promise<number> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columnOf = (name: string) => Reflect.get(attributes[name] ?? {}, 'columnName') as string;
  const readBatch = (afterId: number): Promise<Row[]> =>
    strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: afterId } }] },
      orderBy: { id: 'asc' },
      limit: batchSize,
      ...(related ? { populate: related.populate } : {}),
    });
  const shared = await related?.readShared();
  let filled = 0;
  for (let rows = await readBatch(0); rows.length > 0; rows = await readBatch(lastId(rows))) {
    for (const row of rows) {
      const changes = Object.entries(derive({ ...shared, ...row })).filter(
        ([name, value]) => !isEqual(row[name], value),
      );
      if (changes.length === 0) continue;
      // Not through Strapi's query, which would set `updatedAt`: caches and open forms would take it for an edit.
      const columns = Object.fromEntries(changes.map(([name, value]) => [columnOf(name), value]));
      await trx(tableName).where({ id: row.id }).update(columns);
      filled += 1;
    }
  }
  return filled;
}

const lastId = (rows: Row[]) => rows.at(-1)?.id ?? 0;

const isEqual = (stored: unknown, value: unknown) =>
  value instanceof Date
    ? stored !== null && new Date(stored as string | Date).getTime() === value.getTime()
    : (stored ?? null) === value;
