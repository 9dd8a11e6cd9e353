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
import * as z from 'zod';

/** A file as the panel's request or our API passes it to the service. */
export type UploadedFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
};

type UploadRequest = {
  files?: { files?: UploadedFile | UploadedFile[] };
  body?: { fileInfo?: unknown };
};

const unsupported = ({ name }: Upload) =>
  unsupportedType(`${truncateName(name)} is not a JPG, PNG, GIF, WebP, HEIC or SVG image`);

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

const detailsSchema = z.array(z.looseObject({ name: z.string().nullish() }));
type FileDetails = z.infer<typeof detailsSchema>[number];

/** Null for details that Strapi itself rejects. */
function parseDetails(details: unknown[]): FileDetails[] | null {
  try {
    return detailsSchema.parse(details.map((each) => (typeof each === 'string' ? JSON.parse(each) : each)));
  } catch {
    return null;
  }
}

/** Each file in the order of the details: the one of that name, or else the next of those that no details name. */
function orderFiles(files: UploadedFile[], details: FileDetails[]): UploadedFile[] {
  const rest = [...files];
  const take = (name?: string | null) => {
    const index = name === undefined ? 0 : rest.findIndex(({ originalFilename }) => originalFilename === name);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  };
  const named = details.map(({ name }) => take(name ?? null));
  return named.flatMap((file) => file ?? take() ?? []);
}

/** `pint.jpg`, `pint (2).jpg` */
function createNames() {
  const used = new Set<string>();
  return (name: string, extension: string) => {
    const base = name.endsWith(extension) ? name.slice(0, name.length - extension.length) : name;
    let distinct = base + extension;
    for (let count = 2; used.has(distinct); count += 1) distinct = `${base} (${count})${extension}`;
    used.add(distinct);
    return distinct;
  };
}

function nameFiles({ files: uploaded, body }: UploadRequest) {
  const files = [uploaded?.files ?? []].flat();
  const details = parseDetails([body?.fileInfo ?? []].flat());
  if (!uploaded || !body || files.length < 2 || files.length !== details?.length) return;
  const createName = createNames();
  const ordered = orderFiles(files, details).map((file, index) => {
    const received = file.originalFilename || 'file';
    return { ...file, originalFilename: createName(details[index]?.name || received, extname(received)) };
  });
  uploaded.files = ordered;
  body.fileInfo = details.map((each, index) => JSON.stringify({ ...each, name: ordered[index]?.originalFilename }));
}

/**
 * Strapi takes SVGs in UTF-16 for another type, and rejects them before they are read here. And it finds the files of an
 * upload by the names in their details: of two files of one name it stores the first one twice, and it leaves out a file
 * that was renamed in the dialog.
 */
export const withReadableFiles = (upload: (ctx: Context) => Promise<unknown>) =>
  async function (this: unknown, ctx: Context): Promise<unknown> {
    const request = ctx.request as UploadRequest;
    for (const file of [request.files?.files ?? []].flat()) {
      const isSvg = extname(file.originalFilename ?? '').toLowerCase() === '.svg';
      file.size = (isSvg ? await convertSvgToUtf8(file) : null) ?? file.size;
    }
    nameFiles(request);
    return upload.call(this, ctx);
  };
