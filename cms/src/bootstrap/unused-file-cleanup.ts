/**
 * Deletes files together with the last document that uses them: when the API or the panel removes an image from a
 * document, or deletes the document, its file is deleted after the commit, unless another document uses it too.
 */
import type { Core, UID } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { removeUnusedFiles } from '#lib/media';

type File = { id: number };
type OwnerDocument = Record<string, File | File[] | null | undefined>;

/** The attributes of our own types that hold files. */
function listFileAttributes(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  if (!uid.startsWith('api::')) return [];
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  return attributes.flatMap(([name, { type }]) => (type === 'media' ? [name] : []));
}

async function findFileIds(uid: UID.ContentType, attributes: string[], documentId: string): Promise<number[]> {
  const populate = Object.fromEntries(attributes.map((name) => [name, { select: ['id'] }]));
  const document: OwnerDocument | null = await strapi.db.query(uid).findOne({ where: { documentId }, populate });
  return attributes.flatMap((name) => [document?.[name] ?? []].flat()).map(({ id }) => id);
}

export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canRemoveFiles = action === 'update' || action === 'delete';
    const documentId: unknown = Reflect.get(params, 'documentId');
    const attributes = canRemoveFiles ? listFileAttributes(strapi, uid) : [];
    if (attributes.length === 0 || typeof documentId !== 'string') return next();
    const before = await findFileIds(uid, attributes, documentId);
    const result = await next();
    if (before.length === 0) return result;
    const after = action === 'delete' ? [] : await findFileIds(uid, attributes, documentId);
    const removed = before.filter((id) => !after.includes(id));
    if (removed.length > 0) await afterCommit(strapi, 'Deleting unused files', () => removeUnusedFiles(removed));
    return result;
  });
}
