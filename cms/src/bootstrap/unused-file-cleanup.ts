/**
 * Files live as long as the document that shows them. Whoever takes a picture out of a document or deletes the document,
 * our API or somebody in the panel, the file goes when the change is committed; unless it is shown elsewhere, too.
 */
import type { Core, UID } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { removeUnusedFiles } from '#lib/media';

const fileId = { fields: ['id'] };
const inImages = { images: { populate: { file: fileId } } };

/** Where each type keeps its files. */
const populateOf = {
  'api::beer.beer': inImages,
  'api::event.event': inImages,
  'api::hero-image.hero-image': { image: fileId },
  'api::location.location': { logo: fileId },
} as const;

type Owner = keyof typeof populateOf;
type File = { id: number };
type Loaded = { images?: { file?: File | null }[]; image?: File | null; logo?: File | null };

const isOwner = (uid: UID.ContentType): uid is Owner => uid in populateOf;

async function fileIds(uid: Owner, documentId: string): Promise<number[]> {
  const found: Loaded | null = await strapi.db.query(uid).findOne({ where: { documentId }, populate: populateOf[uid] });
  const files = [...(found?.images ?? []).map(({ file }) => file), found?.image, found?.logo];
  return files.flatMap((file) => (file ? [file.id] : []));
}

export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const changes = action === 'update' || action === 'delete';
    const documentId: unknown = Reflect.get(params, 'documentId');
    if (!changes || !isOwner(uid) || typeof documentId !== 'string') return next();
    const before = await fileIds(uid, documentId);
    const result = await next();
    if (before.length === 0) return result;
    const after = action === 'delete' ? [] : await fileIds(uid, documentId);
    const gone = before.filter((id) => !after.includes(id));
    if (gone.length > 0) await afterCommit(strapi, 'Removing files', () => removeUnusedFiles(gone));
    return result;
  });
}
