/**
 * Deleted records that can still be restored, and earlier versions of pages. Each stores the record's data and refers to its files, so that the
 * unused-file cleanup does not delete them before the record is restored or expires.
 */

export const trashUid = 'api::deleted-record.deleted-record';

/** The type of the versions of pages, which are kept in the same table. */
export const pageVersionType = 'page-version';

const defaultLifetimeMs = 60 * 60_000;

/** How many expired records one pass of the cleanup deletes. */
const batchSize = 100;

type DeletedRecord<Data> = {
  documentId: string;
  data: Data;
  /** Files that still exist. */
  files?: { id: number | string }[];
};

type TrashInput = {
  type: string;
  recordId: string;
  data: object;
  fileIds: (number | string)[];
  /** An hour by default. */
  lifetimeMs?: number;
};

/** Call in the transaction that deletes the record. */
export async function storeDeletedRecord(input: TrashInput, now: Date): Promise<void> {
  const { type, recordId, data, fileIds, lifetimeMs = defaultLifetimeMs } = input;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await strapi
    .documents(trashUid)
    .create({ data: { type, recordId, data: JSON.parse(JSON.stringify(data)), files: fileIds, expiresAt } });
}

export async function findDeletedRecord<Data>(
  type: string,
  recordId: string,
  now: Date,
): Promise<DeletedRecord<Data> | null> {
  const where = { type, recordId, expiresAt: { $gt: now } };
  return strapi.db.query(trashUid).findOne({ where, orderBy: { id: 'desc' }, populate: ['files'] });
}

/** Also deletes the files that no other document uses, so restore the record first. */
export async function discardDeletedRecord({ documentId }: { documentId: string }): Promise<void> {
  await strapi.documents(trashUid).delete({ documentId });
}

type PlainUid = 'api::distributor.distributor' | 'api::redirect.redirect';
type PlainRecord = { id: number; documentId: string };

/** Deletes a record without relations and files. Call in a transaction. */
export async function deletePlainRecord(uid: PlainUid, { id: _id, ...data }: PlainRecord, now: Date): Promise<void> {
  const { documentId } = data;
  await storeDeletedRecord({ type: uid, recordId: documentId, data, fileIds: [] }, now);
  await strapi.documents(uid).delete({ documentId });
}

/** No-op if the record was restored already, or can no longer be restored. Call in a transaction. */
export async function restorePlainRecord(uid: PlainUid, documentId: string, now: Date): Promise<void> {
  const deleted = await findDeletedRecord<Omit<PlainRecord, 'id'>>(uid, documentId, now);
  if (!deleted) return;
  await strapi.documents(uid).create({ data: deleted.data });
  await discardDeletedRecord(deleted);
}

export async function discardExpiredRecords(now: Date): Promise<void> {
  const expired: { documentId: string }[] = await strapi.db
    .query(trashUid)
    .findMany({ select: ['documentId'], where: { expiresAt: { $lte: now } }, limit: batchSize });
  for (const record of expired) await discardDeletedRecord(record);
}
