/**
 * Checks every upload to Strapi's media library as the API does: the type by content, size and megapixels; images are
 * re-encoded and SVGs sanitized. Nothing else is stored, whatever its name and declared type.
 */
import { extname } from 'node:path';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ApiError, unsupportedType } from '#lib/errors';
import {
  hasImageSignature,
  isReencoded,
  reencodeImage,
  removeReencoded,
  truncateName,
  type ImageFile,
} from '#lib/image-file';
import { convertSvgToUtf8, sanitizeSvgFile } from '#lib/svg-file';
import type { Upload } from '#lib/uploads';

/** A file as the panel's request or our API passes it to the service. */
export type UploadedFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
};

export type UploadRequest = {
  files?: { files?: UploadedFile | UploadedFile[] };
  body?: { fileInfo?: unknown };
};

/** Strapi takes SVGs in UTF-16 for another type, and rejects them before they are read here. */
export const withUtf8Svgs = (upload: (ctx: Context) => Promise<unknown>) =>
  async function (this: unknown, ctx: Context): Promise<unknown> {
    for (const file of [(ctx.request as UploadRequest).files?.files ?? []].flat()) {
      const isSvg = extname(file.originalFilename ?? '').toLowerCase() === '.svg';
      file.size = (isSvg ? await convertSvgToUtf8(file) : null) ?? file.size;
    }
    return upload.call(this, ctx);
  };

const unsupported = ({ name }: Upload) =>
  unsupportedType(`${truncateName(name)} is not a JPG, PNG, GIF, WebP or SVG image`);

const toImageFile = async (upload: Upload): Promise<ImageFile> =>
  (await hasImageSignature(upload)) ? reencodeImage(upload) : sanitizeSvgFile(upload, unsupported);

/** The panel shows the messages of Strapi's own errors only. */
const toPanelError = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? new errors.ValidationError(error.message) : error;

const withExtension = (name: string, extension: string) =>
  `${name.slice(0, name.length - extname(name).length)}${extension}`;

const toFormat = (extension: string) => extension.toLowerCase().replace('.jpeg', '.jpg');
const isSameFormat = (one: string, two: string) => toFormat(one) === toFormat(two);

/** A file of the API is re-encoded already; doing it again would reduce its quality. */
async function check(file: UploadedFile): Promise<UploadedFile> {
  if (isReencoded(file.filepath)) return file;
  const name = file.originalFilename || 'file';
  const { filepath, size, mime, extension } = await toImageFile({ filepath: file.filepath, name, size: file.size });
  const originalFilename = isSameFormat(extname(name), extension) ? name : withExtension(name, extension);
  return { ...file, filepath, size, mimetype: mime, detectedMimeType: mime, originalFilename };
}

/** Strapi deletes the uploaded files; the re-encoded ones beside them are deleted here. */
export async function withCheckedFiles<Result>(
  files: UploadedFile[],
  store: (checked: UploadedFile[]) => Promise<Result>,
): Promise<Result> {
  const received = files.filter(({ filepath }) => !isReencoded(filepath));
  try {
    const checked: UploadedFile[] = [];
    for (const file of files) checked.push(await check(file));
    return await store(checked);
  } catch (error) {
    throw toPanelError(error);
  } finally {
    await Promise.all(received.map(({ filepath }) => removeReencoded(filepath)));
  }
}

/** A replaced file keeps its URL, so its format must match the extension. */
export function rejectOtherFormat({ originalFilename }: UploadedFile, stored: { name: string; ext: string } | null) {
  const name = originalFilename ?? '';
  if (!stored || isSameFormat(extname(name), stored.ext)) return;
  const format = stored.ext.slice(1).toUpperCase();
  const message = `${truncateName(stored.name)} can only be replaced by another ${format} image. Add ${truncateName(name)} as a new file instead.`;
  throw new errors.ValidationError(message);
}
