/**
 * Rows of files in a bucket have their whole URL. After a change of the bucket's public URL, of the CDN or of S3_PRIVATE,
 * and after a move between the disk and a bucket, the next start replaces the URLs; the files and everything that refers to
 * the rows stay as they are.
 */
import { inTransaction, afterCommit } from '#lib/database/transaction';
import type { Core, UID } from '@strapi/strapi';
import { incrementContentVersion } from '#lib/content-versions';
import { lockFilesShared } from '#lib/mutex';
import { hasFiles, listFileIds, populateFiles } from '#lib/attributes';
import { removeUnusedFiles } from '#lib/media';
import { settings } from '#lib/settings';
import { fileName, formatsOf, type NamedFile } from '#lib/storage/stored-files';

const fileUid = 'plugin::upload.file';
const batchSize = 500;

type FileRow = NamedFile & { id: number; url: string; formats: Record<string, NamedFile & { url: string }> | null };

const toFormats = ({ formats }: FileRow, toUrl: (file: NamedFile) => string) =>
  formats && Object.fromEntries(Object.entries(formats).map(([key, file]) => [key, { ...file, url: toUrl(file) }]));

const isCurrent = (file: FileRow, toUrl: (file: NamedFile) => string) =>
  [file, ...(formatsOf(file) as FileRow[])].every((stored) => stored.url === toUrl(stored));

/** Bypasses Strapi's query, which would set `updatedAt` and so change the version in the URL of each image. */
async function update(file: FileRow, toUrl: (file: NamedFile) => string) {
  const formats = toFormats(file, toUrl);
  await strapi.db.transaction(({ trx }) =>
    trx('files')
      .where({ id: file.id })
      .update({ url: toUrl(file), formats: formats && JSON.stringify(formats) }),
  );
}

/** Ordered by id, so that memory doesn't grow with the number of files. Returns how many had another URL. */
async function updateAll(strapi: Core.Strapi, provider: string, toUrl: (file: NamedFile) => string): Promise<number> {
  let updated = 0;
  for (let lastId = 0; ;) {
    const files: FileRow[] = await strapi.db.query(fileUid).findMany({
      select: ['id', 'url', 'hash', 'ext', 'formats'],
      where: { provider, id: { $gt: lastId } },
      orderBy: { id: 'asc' },
      limit: batchSize,
    });
    const old = files.filter((file) => !isCurrent(file, toUrl));
    for (const file of old) await update(file, toUrl);
    updated += old.length;
    if (files.length < batchSize) return updated;
    lastId = files.at(-1)?.id ?? Infinity;
  }
}

export async function applyStorageUrl(strapi: Core.Strapi): Promise<void> {
  const { s3, storageUrl } = settings();
  const bases = { local: '/uploads', ...(s3 && { 'aws-s3': storageUrl ?? '/uploads' }) };
  for (const [provider, base] of Object.entries(bases)) {
    const toUrl = (file: NamedFile) => `${base}/${fileName(file)}`;
    const updated = await strapi.db.transaction(() => updateAll(strapi, provider, toUrl));
    if (updated === 0) continue;
    await incrementContentVersion(strapi, 'media');
    strapi.log.info(`The URLs of ${updated} files now start with ${base}`);
  }
}

type Event = { params: { data?: { alternativeText?: string | null } } };

function removeEmpty({ params: { data } }: Event) {
  if (data?.alternativeText?.trim() === '') data.alternativeText = null;
}

/** The panel stores a cleared alternative text as an empty one; with null, the media library can filter by it. */
export function storeNoEmptyAltTexts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate: removeEmpty,
    beforeUpdate: removeEmpty,
  });
}

async function findFileIds(uid: UID.ContentType, documentId: string): Promise<number[]> {
  const document: object | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: populateFiles(uid) });
  return document ? listFileIds(uid, document) : [];
}

async function deleteRemoved(
  uid: UID.ContentType,
  documentId: string,
  before: number[],
  isGone: boolean,
): Promise<void> {
  const after = isGone ? [] : await findFileIds(uid, documentId);
  const removed = before.filter((id) => !after.includes(id));
  if (removed.length > 0) await afterCommit(strapi, 'Deleting unused files', () => removeUnusedFiles(removed));
}

const writes = new Set(['create', 'update', 'clone', 'delete']);

/** Deletes a file of the API after the commit that removes its last use. Files of the media library stay there. */
export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    if (!uid.startsWith('api::') || !writes.has(action) || !hasFiles(uid)) return next();
    const documentId: unknown = Reflect.get(params, 'documentId');
    const canRemoveFiles = (action === 'update' || action === 'delete') && typeof documentId === 'string';
    return inTransaction(async () => {
      await lockFilesShared();
      if (!canRemoveFiles) return next();
      const before = await findFileIds(uid, documentId);
      const result = await next();
      if (before.length > 0) await deleteRemoved(uid, documentId, before, action === 'delete');
      return result;
    });
  });
}
