/** Files of logos and favicons: a PNG, or a sanitized SVG (api.md §5). */
import { createReadStream } from 'node:fs';
import { tooLarge, unsupportedType } from '#lib/errors';
import { reencodeImage, truncateName, type ImageFile } from '#lib/image-file';
import { maxImageBytes } from '#lib/limits';
import { storeFile, type StoredFile } from '#lib/media';
import { sanitizeSvgFile } from '#lib/svg-file';
import type { Upload } from '#lib/uploads';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const unsupportedLogo = ({ name }: Upload) => unsupportedType(`${truncateName(name)} is not a PNG or SVG image`);

async function isPng({ filepath }: Upload): Promise<boolean> {
  const head: Buffer[] = await createReadStream(filepath, { end: pngSignature.length - 1 }).toArray();
  return Buffer.concat(head).equals(pngSignature);
}

async function toLogoFile(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  return (await isPng(upload)) ? reencodeImage(upload) : sanitizeSvgFile(upload, unsupportedLogo);
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
