/** What an import wrote, for an hour: it can be undone as one step. */
import { randomUUID } from 'node:crypto';
import type { UndoResults } from '#domain/shared/csv-import';
import { notFound } from './errors';
import { withLock } from './mutex';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from './trash';

export type ImportedType = 'api::beer.beer' | 'api::distributor.distributor' | 'api::subscriber.subscriber';

type Values = Record<string, unknown>;

export type Update = { documentId: string; before: Values; after: Values };

export type Written = {
  /** Ids of rows. */
  created: (number | string)[];
  updated: Update[];
};

const recordType = 'import';

/** Returns the id of the import, or null if it wrote nothing. */
export async function storeImport(type: ImportedType, written: Written, now: Date): Promise<string | null> {
  if (written.created.length === 0 && written.updated.length === 0) return null;
  const recordId = randomUUID();
  await storeDeletedRecord({ type: recordType, recordId, data: { type, ...written }, fileIds: [] }, now);
  return recordId;
}

async function readValues(type: ImportedType, documentId: string, names: string[]): Promise<Values> {
  const row: Values | null = await strapi.db.query(type).findOne({ select: names, where: { documentId } });
  return row === null ? {} : Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Call in a transaction. */
export async function updateImported(type: ImportedType, documentId: string, data: Values): Promise<Update> {
  const names = Object.keys(data).filter((name) => data[name] !== undefined);
  const before = await readValues(type, documentId, names);
  await strapi.documents(type).update({ documentId, data });
  return { documentId, before, after: await readValues(type, documentId, names) };
}

/** SQLite limits the number of values in a statement. */
const batchSize = 500;

type CreatedRow = { id: number; createdAt: string | Date; updatedAt: string | Date };

const isUnchanged = ({ createdAt, updatedAt }: CreatedRow) =>
  new Date(createdAt).getTime() === new Date(updatedAt).getTime();

/** Beers that are, or were, on tap: their pourings need them. */
async function findPoured(type: ImportedType, ids: number[]): Promise<Set<number>> {
  if (type !== 'api::beer.beer') return new Set();
  const pourings: { beer: { id: number } | null }[] = await strapi.db
    .query('api::pouring.pouring')
    .findMany({ select: ['id'], where: { beer: { id: { $in: ids } } }, populate: { beer: { select: ['id'] } } });
  return new Set(pourings.flatMap(({ beer }) => beer?.id ?? []));
}

async function deleteCreated(type: ImportedType, ids: Written['created']): Promise<number> {
  const rows: CreatedRow[] = await strapi.db
    .query(type)
    .findMany({ select: ['id', 'createdAt', 'updatedAt'], where: { id: { $in: ids } } });
  const unchanged = rows.filter(isUnchanged).map(({ id }) => id);
  const poured = await findPoured(type, unchanged);
  const deleted = unchanged.filter((id) => !poured.has(id));
  if (deleted.length > 0) await strapi.db.query(type).deleteMany({ where: { id: { $in: deleted } } });
  return deleted.length;
}

/** Restores the fields that still have the imported values. */
async function restoreUpdated(type: ImportedType, { documentId, before, after }: Update): Promise<boolean> {
  const current = await readValues(type, documentId, Object.keys(after));
  const names = Object.keys(current).filter((name) => JSON.stringify(current[name]) === JSON.stringify(after[name]));
  if (names.length === 0) return false;
  const data = Object.fromEntries(names.map((name) => [name, before[name]]));
  await strapi.documents(type).update({ documentId, data });
  return true;
}

/** 404 if the import was undone already, or more than an hour ago. */
export const undoImport = (importId: string, now: Date): Promise<UndoResults> =>
  withLock(strapi, `import ${importId}`, async () => {
    const stored = await findDeletedRecord<Written & { type: ImportedType }>(recordType, importId, now);
    if (!stored) throw notFound('Import');
    const { type, created, updated } = stored.data;
    let [deleted, restored] = [0, 0];
    for (let start = 0; start < created.length; start += batchSize)
      deleted += await deleteCreated(type, created.slice(start, start + batchSize));
    for (const update of updated) if (await restoreUpdated(type, update)) restored += 1;
    await discardDeletedRecord(stored);
    return { deleted, restored, kept: created.length + updated.length - deleted - restored };
  });
