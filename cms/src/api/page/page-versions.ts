/** The last versions of each page, which staff can see and restore. */
import type { EditedContent, PageVersion } from '#domain/page/edited-page';
import { pageVersionType, storeDeletedRecord, trashUid } from '#lib/trash';
import { listPhotos } from './edited-page';

const maxVersions = 10;

/** Versions are deleted by their number, not by their age. */
const lifetimeMs = 20 * 365 * 86_400_000;

type Version = Omit<PageVersion, 'id'>;
type Row = { documentId: string; data: Version };

const findRows = (key: string): Promise<Row[]> =>
  strapi.db.query(trashUid).findMany({ where: { type: pageVersionType, recordId: key }, orderBy: { id: 'desc' } });

/** Newest first. */
export async function listVersions(key: string): Promise<PageVersion[]> {
  const rows = await findRows(key);
  return rows.slice(0, maxVersions).map(({ documentId, data }) => ({ ...data, id: documentId }));
}

async function deleteRows(rows: Row[]): Promise<void> {
  for (const { documentId } of rows) await strapi.documents(trashUid).delete({ documentId });
}

/** Call it in the transaction that replaces the content. The files of a version are kept with it. */
export async function storeVersion(key: string, version: { content: EditedContent } & Version, now: Date) {
  const fileIds = listPhotos(version.content).map(({ id }) => Number(id));
  await storeDeletedRecord({ type: pageVersionType, recordId: key, data: version, fileIds, lifetimeMs }, now);
  await deleteRows((await findRows(key)).slice(maxVersions));
}

export const deleteVersions = async (key: string): Promise<void> => deleteRows(await findRows(key));
