/**
 * What an uploaded picture really is. JPG, PNG, GIF and WebP are told by their content, turned upright and written anew,
 * so that nothing but pixels is kept: no place where a photo was taken, no second file behind the first.
 */
import { open, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { tooLarge, unsupportedType } from './errors';
import { maxImageBytes, maxMegapixels } from './limits';
import { runExclusive } from './mutex';
import type { Upload } from './uploads';

export type ImageFile = { filepath: string; name: string; size: number; mime: string; extension: string };

const million = 1_000_000;
/** All frames of an animation lie in memory at once. */
const maxAnimatedMegapixels = 2 * maxMegapixels;

type Format = { mime: string; extension: string; starts: (head: Buffer) => boolean; write: (image: Sharp) => Sharp };

const formats: Record<string, Format> = {
  jpeg: {
    mime: 'image/jpeg',
    extension: '.jpg',
    starts: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    write: (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  },
  png: {
    mime: 'image/png',
    extension: '.png',
    starts: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    write: (image) => image.png(),
  },
  gif: {
    mime: 'image/gif',
    extension: '.gif',
    starts: (head) => /^GIF8[79]a/.test(head.toString('latin1')),
    write: (image) => image.gif(),
  },
  webp: {
    mime: 'image/webp',
    extension: '.webp',
    starts: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1')),
    write: (image) => image.webp({ quality: 92 }),
  },
};

async function headOf(filepath: string): Promise<Buffer> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const notAnImage = ({ name }: Upload) => unsupportedType(`${truncateName(name)} is not a JPG, PNG, GIF or WebP image`);

/** A file name in a message: what a person gave, but not endlessly. */
export const truncateName = (name: string) => (name.length > 80 ? `${name.slice(0, 79)}…` : name);

/** Only one of our four formats is handed to a decoder at all. */
async function formatOf(upload: Upload): Promise<[string, Format]> {
  const head = await headOf(upload.filepath);
  const found = Object.entries(formats).find(([, format]) => format.starts(head));
  if (!found) throw notAnImage(upload);
  return found;
}

function checkPixels(upload: Upload, { width = 0, height = 0, pageHeight, pages = 1 }: Metadata) {
  const frame = width * (pageHeight ?? height);
  if (frame > maxMegapixels * million) {
    throw tooLarge(`${truncateName(upload.name)} has more than ${maxMegapixels} megapixels`);
  }
  if (frame * pages > maxAnimatedMegapixels * million) {
    throw tooLarge(`${truncateName(upload.name)} has more than ${maxAnimatedMegapixels} megapixels in all its frames`);
  }
}

const read = (filepath: string, animated: boolean) =>
  sharp(filepath, { animated, failOn: 'error', limitInputPixels: maxAnimatedMegapixels * million });

const suffix = '.rewritten';

/** So that no picture is written anew twice: each time costs a little of it. */
export const isReencoded = (filepath: string) => filepath.endsWith(suffix);

/** Writes the picture anew beside the uploaded file. The colour profile stays, or photos would change their colours. */
async function rewrite(upload: Upload): Promise<ImageFile> {
  const [name, format] = await formatOf(upload);
  const metadata = await sharp(upload.filepath).metadata();
  if (metadata.format !== name) throw notAnImage(upload);
  checkPixels(upload, metadata);
  const isAnimated = (metadata.pages ?? 1) > 1;
  const image = read(upload.filepath, isAnimated);
  const upright = isAnimated ? image : image.autoOrient();
  const filepath = `${upload.filepath}${suffix}`;
  const { size } = await format.write(upright.keepIccProfile()).toFile(filepath);
  return { filepath, name: upload.name, size, mime: format.mime, extension: format.extension };
}

const isApiError = (error: unknown) => error instanceof Error && error.name === 'ApiError';

/** The cleaned picture, or 413 or 415 naming the file. One at a time: pictures are big in memory. */
export async function reencodeImage(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  try {
    return await runExclusive('images', () => rewrite(upload));
  } catch (error) {
    // What the decoder can't read to its end is not an image, whatever its first bytes say.
    throw isApiError(error) ? error : notAnImage(upload);
  }
}

/** A picture the panel takes in; one that is of another format than the site's stays what it is. */
export async function reencodePanelImage(filepath: string, name: string): Promise<{ filepath: string; size: number }> {
  const { size } = await stat(filepath);
  const head = await headOf(filepath);
  const isOurs = Object.values(formats).some((format) => format.starts(head));
  return isOurs ? reencodeImage({ filepath, name, size }) : { filepath, size };
}
