/** Files of logos and favicons: a PNG, or a sanitized SVG (api.md §5). */
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tooLarge, unsupportedType } from '#lib/errors';
import { reencodedPath, reencodeImage, truncateName, type ImageFile } from '#lib/image-file';
import { maxImageBytes } from '#lib/limits';
import { storeFile, type StoredFile } from '#lib/media';
import { sanitizeSvgInWorker } from '#lib/sanitize-svg-in-worker';
import type { Upload } from '#lib/uploads';

/** Limits far above any real logo; they bound the parsing time. */
const maxSvgBytes = 1024 * 1024;
const maxSvgElements = 3000;

const countElements = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0;

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const unsupportedLogo = ({ name }: Upload) => unsupportedType(`${truncateName(name)} is not a PNG or SVG image`);

async function isPng({ filepath }: Upload): Promise<boolean> {
  const head: Buffer[] = await createReadStream(filepath, { end: pngSignature.length - 1 }).toArray();
  return Buffer.concat(head).equals(pngSignature);
}

async function sanitizeSvgFile(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxSvgBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 1 MB`);
  const text = await readFile(upload.filepath, 'utf8');
  if (countElements(text) > maxSvgElements) {
    throw tooLarge(`${truncateName(upload.name)} has more than 3,000 elements`);
  }
  const sanitized = await sanitizeSvgInWorker(text);
  if (sanitized.kind === 'limit-exceeded') throw tooLarge(`${truncateName(upload.name)} takes too long to read`);
  if (sanitized.kind === 'too-complex') {
    throw tooLarge(`${truncateName(upload.name)} repeats its elements too often`);
  }
  if (sanitized.kind === 'not-svg') throw unsupportedLogo(upload);
  const { svg } = sanitized;
  const filepath = reencodedPath(upload.filepath);
  await writeFile(filepath, svg);
  return { filepath, name: upload.name, size: Buffer.byteLength(svg), mime: 'image/svg+xml', extension: '.svg' };
}

async function toLogoFile(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  return (await isPng(upload)) ? reencodeImage(upload) : sanitizeSvgFile(upload);
}

/** The media library decodes images and rejects those that it can't. */
const isRejectedImage = (error: unknown) => error instanceof Error && error.message === 'File is not a valid image';

/** Throws 413 or 415. Afterwards the caller removes what re-encoding wrote beside the upload. */
export async function storeLogo(upload: Upload): Promise<StoredFile> {
  const file = await toLogoFile(upload);
  try {
    return await storeFile(file);
  } catch (error) {
    throw isRejectedImage(error) ? unsupportedLogo(upload) : error;
  }
}
