/** Writes of pages by staff. The middlewares of the document service apply the same rules to the panel. */
import type { UID } from '@strapi/strapi';
import type { PageDefinition } from '#domain/page/definition';
import type { LibraryPhoto, PageInput, EditedContent, PageVersion } from '#domain/page/edited-page';
import { findPage } from '#domain/page/pages';
import { optionalText } from '#domain/shared/fields';
import { readFocalPoint } from '#domain/shared/media-url';
import { inTransaction } from '#lib/database/transaction';
import { invalidInput, notFound, rejectStale } from '#lib/errors';
import { fileFields, saveAltText, saveFocalPoint, type StoredFile, withStoredImages } from '#lib/media';
import { withLock } from '#lib/mutex';
import { composedPageUid } from '#lib/page/composed-pages';
import { toInstant } from '#lib/stored-values';
import { findTaprooms } from '#lib/taproom/queries';
import { pageVersionType, storeDeletedRecord, trashUid } from '#lib/trash';
import type { Upload } from '#lib/uploads';
import { composedParts, loadOwnPages, loadPage, uidOf, type EditedDocument } from './document';
import { listPhotos, toEditedContent, toLibraryPhoto, toPageData, type Parts, type References } from './edited-page';
import { findAuthors } from './page-list';

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
async function storeVersion(key: string, version: { content: EditedContent } & Version, now: Date) {
  const fileIds = listPhotos(version.content).map(({ id }) => Number(id));
  await storeDeletedRecord({ type: pageVersionType, recordId: key, data: version, fileIds, lifetimeMs }, now);
  await deleteRows((await findRows(key)).slice(maxVersions));
}

const deleteVersions = async (key: string): Promise<void> => deleteRows(await findRows(key));

type Target = { key: string; uid: UID.ContentType; parts: Parts; path: string; stored: EditedDocument };

/** Throws 404. */
async function findTarget(key: string): Promise<Target> {
  const definition: PageDefinition | undefined = findPage(key);
  const stored = definition ? await loadPage(definition) : (await loadOwnPages({ documentId: key }))[0];
  if (!stored) throw notFound('Page');
  return definition
    ? { key, uid: uidOf(definition), parts: definition, path: definition.path, stored }
    : { key, uid: composedPageUid, parts: composedParts, path: stored.path ?? '', stored };
}

const fileUid = 'plugin::upload.file';

async function findReferences(input: PageInput): Promise<References> {
  const ids = [...new Set(listPhotos([input.seo, input.hero, input.sections]).map(({ id }) => Number(id)))];
  const files: StoredFile[] = await strapi.db.query(fileUid).findMany({
    select: ['id', ...fileFields],
    where: { id: { $in: ids.filter(isFileId) }, mime: { $startsWith: 'image/' } },
  });
  const taprooms = await findTaprooms({});
  return {
    files: new Map(files.map((file) => [file.id, file])),
    taprooms: new Map(taprooms.map(({ slug, documentId }) => [slug, documentId])),
  };
}

/** A larger number would fail in the database. */
const isFileId = (id: number) => id > 0 && id <= 2_147_483_647;

const altText = optionalText({ label: 'Alt text', max: 300 });

/** What was entered about the photos of a page. An invalid text is the form's: it can't be entered there. */
async function savePhotoDetails(input: PageInput, { files }: References): Promise<void> {
  for (const { id, alt, focalPoint } of listPhotos([input.seo, input.hero, input.sections])) {
    const file = files.get(Number(id));
    if (!file) continue;
    const { data } = altText.safeParse(alt);
    await saveAltText(file, data);
    const point = readFocalPoint(focalPoint);
    const isMoved = JSON.stringify(point) !== JSON.stringify(readFocalPoint(file.focalPoint));
    if (focalPoint !== undefined && isMoved) await saveFocalPoint(file, point);
  }
}

/** All errors at once; the rest of the rules are those of the document service. */
function readData(parts: Parts, input: PageInput, stored: EditedDocument | null, references: References) {
  const { data, errors } = toPageData(parts, input, stored, references);
  if (errors.length > 0) throw invalidInput(errors);
  if (parts !== composedParts) return data;
  const { path, isLive, navigation, position } = input;
  return {
    ...data,
    ...(path === undefined ? {} : { path: path ?? '' }),
    ...(isLive === undefined || isLive === null ? {} : { isLive }),
    ...(navigation ? { navigation } : {}),
    ...(position === undefined ? {} : { position }),
  };
}

export const updatePage = (key: string, input: PageInput, now: Date): Promise<void> =>
  withLock(`page ${key}`, async () => {
    const { uid, parts, path, stored } = await findTarget(key);
    rejectStale(stored, input.updatedAt);
    const references = await findReferences(input);
    const data = readData(parts, input, stored, references);
    const { documentId } = stored;
    const savedBy = (await findAuthors([documentId])).get(documentId) ?? null;
    const content = toEditedContent(parts, path, stored);
    await inTransaction(async () => {
      await storeVersion(key, { content, savedAt: toInstant(stored.updatedAt), savedBy }, now);
      await savePhotoDetails(input, references);
      await strapi.documents(uid).update({ documentId, data: data as never });
    });
  });

/** Returns the key of the new page. */
export async function createPage(input: PageInput): Promise<string> {
  const references = await findReferences(input);
  const data = readData(composedParts, { path: '', ...input }, null, references);
  return inTransaction(async () => {
    await savePhotoDetails(input, references);
    return (await strapi.documents(composedPageUid).create({ data: data as never })).documentId;
  });
}

export const deletePage = (key: string): Promise<void> =>
  withLock(`page ${key}`, async () => {
    const { uid, stored } = await findTarget(key);
    if (uid !== composedPageUid) throw notFound('Page');
    await inTransaction(async () => {
      await deleteVersions(key);
      await strapi.documents(uid).delete({ documentId: stored.documentId });
    });
  });

/** Adds photos to the media library, for the pages that are saved with them. */
export const addLibraryPhotos = (uploads: Upload[]): Promise<LibraryPhoto[]> =>
  withStoredImages(uploads, async (files) => files.map(toLibraryPhoto));
