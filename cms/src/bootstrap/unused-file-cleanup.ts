/**
 * Deletes files that were uploaded through the API together with the last document that uses them: when the API or the
 * panel removes an image from a document or one of its components, or deletes the document, its file is deleted after the
 * commit. Files that a power user uploaded to the media library stay there.
 */
import type { Core, UID } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { lockFilesShared } from '#lib/file-lock';
import { listFileIds, populateFiles } from '#lib/image-file';
import { removeUnusedFiles } from '#lib/media';

async function findFileIds(uid: UID.ContentType, documentId: string): Promise<number[]> {
  const populate = populateFiles(uid);
  if (!populate) return [];
  const document: object | null = await strapi.db.query(uid).findOne({ where: { documentId }, populate });
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

export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    if (!uid.startsWith('api::') || !writes.has(action) || populateFiles(uid) === null) return next();
    const documentId: unknown = Reflect.get(params, 'documentId');
    const canRemoveFiles = (action === 'update' || action === 'delete') && typeof documentId === 'string';
    // Strapi types the result as a promise of a promise.
    return strapi.db
      .transaction(async () => {
        await lockFilesShared();
        if (!canRemoveFiles) return next();
        const before = await findFileIds(uid, documentId);
        const result = await next();
        if (before.length > 0) await deleteRemoved(uid, documentId, before, action === 'delete');
        return result;
      })
      .then((result) => result);
  });
}
