/**
 * Deletes files together with the last document that uses them: when the API or the panel removes an image from a
 * document, or deletes the document, its file is deleted after the commit, unless another document uses it too.
 */
import type { Core, UID } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { removeUnusedFiles } from '#lib/media';

const fileId = { fields: ['id'] };
const imageFiles = { images: { populate: { file: fileId } } };

const populateByType = {
  'api::beer.beer': imageFiles,
  'api::event.event': imageFiles,
  'api::hero-image.hero-image': { image: fileId },
  'api::site-settings.site-settings': { logo: fileId, logoOnLight: fileId, favicon: fileId },
  'api::taproom.taproom': { cardPhoto: fileId, sidePhoto: fileId, hostPhoto: fileId, gallery: fileId },
  'api::deleted-record.deleted-record': { files: fileId },
} as const;

type OwnerUid = keyof typeof populateByType;
type File = { id: number };
type OwnerDocument = {
  images?: { file?: File | null }[];
  image?: File | null;
  logo?: File | null;
  logoOnLight?: File | null;
  favicon?: File | null;
  cardPhoto?: File | null;
  sidePhoto?: File | null;
  hostPhoto?: File | null;
  gallery?: File[];
  files?: File[];
};

const isOwner = (uid: UID.ContentType): uid is OwnerUid => uid in populateByType;

async function findFileIds(uid: OwnerUid, documentId: string): Promise<number[]> {
  const document: OwnerDocument | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: populateByType[uid] });
  if (!document) return [];
  const { images = [], gallery = [], files = [], image, logo, logoOnLight, favicon } = document;
  const { cardPhoto, sidePhoto, hostPhoto } = document;
  const single = [image, logo, logoOnLight, favicon, cardPhoto, sidePhoto, hostPhoto];
  const usedFiles = [...images.map(({ file }) => file), ...single, ...gallery, ...files];
  return usedFiles.flatMap((file) => (file ? [file.id] : []));
}

export function cleanUpUnusedFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canRemoveFiles = action === 'update' || action === 'delete';
    const documentId: unknown = Reflect.get(params, 'documentId');
    if (!canRemoveFiles || !isOwner(uid) || typeof documentId !== 'string') return next();
    const before = await findFileIds(uid, documentId);
    const result = await next();
    if (before.length === 0) return result;
    const after = action === 'delete' ? [] : await findFileIds(uid, documentId);
    const removed = before.filter((id) => !after.includes(id));
    if (removed.length > 0) await afterCommit(strapi, 'Deleting unused files', () => removeUnusedFiles(removed));
    return result;
  });
}
