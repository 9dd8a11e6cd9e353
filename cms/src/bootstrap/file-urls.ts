/**
 * Rows of files in a bucket have their whole URL. After a change of the bucket's public URL, of the CDN or of S3_PRIVATE,
 * the next start replaces the URLs; the objects and everything that refers to the rows stay as they are.
 */
import type { Core } from '@strapi/strapi';
import { incrementContentVersion } from '#lib/content-versions';
import { settings } from '#lib/settings';
import { fileName, formatsOf, type NamedFile } from '#lib/storage/stored-files';

const fileUid = 'plugin::upload.file';
const batchSize = 500;

type FileRow = NamedFile & { id: number; url: string; formats: Record<string, NamedFile & { url: string }> | null };

const toFormats = ({ formats }: FileRow, toUrl: (file: NamedFile) => string) =>
  formats && Object.fromEntries(Object.entries(formats).map(([key, file]) => [key, { ...file, url: toUrl(file) }]));

const isCurrent = (file: FileRow, toUrl: (file: NamedFile) => string) =>
  [file, ...(formatsOf(file) as FileRow[])].every((stored) => stored.url === toUrl(stored));

/** Without Strapi's query, which would set `updatedAt` and with it another version in the URL of each image. */
async function update(file: FileRow, toUrl: (file: NamedFile) => string) {
  const formats = toFormats(file, toUrl);
  await strapi.db.transaction(({ trx }) =>
    trx('files')
      .where({ id: file.id })
      .update({ url: toUrl(file), formats: formats && JSON.stringify(formats) }),
  );
}

/** Ordered by id, so that memory doesn't grow with the number of files. Returns how many had another URL. */
async function updateAll(strapi: Core.Strapi, toUrl: (file: NamedFile) => string): Promise<number> {
  let updated = 0;
  for (let lastId = 0; ;) {
    const files: FileRow[] = await strapi.db.query(fileUid).findMany({
      select: ['id', 'url', 'hash', 'ext', 'formats'],
      where: { provider: 'aws-s3', id: { $gt: lastId } },
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
  if (!s3) return;
  const base = storageUrl ?? '/uploads';
  const updated = await strapi.db.transaction(() => updateAll(strapi, (file) => `${base}/${fileName(file)}`));
  if ((await updated) === 0) return;
  await incrementContentVersion(strapi, 'media');
  strapi.log.info(`The URLs of ${String(updated)} files now start with ${base}`);
}
