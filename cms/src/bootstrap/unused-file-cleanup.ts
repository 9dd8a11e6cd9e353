/**
 * Deletes files that were uploaded through the API together with the last document that uses them: when the API or the
 * panel removes an image from a document or one of its components, or deletes the document, its file is deleted after the
 * commit. Files that a power user uploaded to the media library stay there.
 */
import type { Core, UID } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { listFileIds, populateFiles } from '#lib/document-files';
import { removeUnusedFiles } from '#lib/media';

async function findFileIds(uid: UID.ContentType, documentId: string): Promise<number[]> {
  const populate = populateFiles(uid);
  if (!populate) return [];
  const document: object | null = await strapi.db.query(uid).findOne({ where: { documentId }, populate });
  return document ? listFileIds(uid, document) : [];
}

export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canRemoveFiles = uid.startsWith('api::') && (action === 'update' || action === 'delete');
    const documentId: unknown = Reflect.get(params, 'documentId');
    if (!canRemoveFiles || typeof documentId !== 'string') return next();
    const before = await findFileIds(uid, documentId);
    const result = await next();
    if (before.length === 0) return result;
    const after = action === 'delete' ? [] : await findFileIds(uid, documentId);
    const removed = before.filter((id) => !after.includes(id));
    if (removed.length > 0) await afterCommit(strapi, 'Deleting unused files', () => removeUnusedFiles(removed));
    return result;
  });
}
