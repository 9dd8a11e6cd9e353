/**
 * Uploaded images: JPG, PNG, GIF, WebP and HEIC are recognized by content, rotated upright and re-encoded, HEIC as JPG, so
 * that only pixels are stored: no GPS position, and no other file appended to the image.
 */
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxMegapixels } from '#domain/shared/image-input';
import { ApiError, tooLarge, unsupportedType } from './errors';
import { isStorageFull } from './free-space';
import { maxImageBytes } from './limits';
import { runExclusive } from './mutex';
import { runInWorker } from './run-in-worker';
import type { Upload } from './uploads';

export type ImageFile = { filepath: string; name: string; size: number; mime: string; extension: string };

const million = 1_000_000;
/** All frames of an animation are in memory at once. */
const maxAnimatedMegapixels = 2 * maxMegapixels;

/** Three bytes per pixel. */
export type RawImage = { pixels: Uint8Array<ArrayBuffer>; width: number; height: number };

type Encoding = { mime: string; extension: string; encode: (image: Sharp) => Sharp };

type Format = {
  hasSignature: (head: Buffer) => boolean;
  /** The next one is for images that would be larger than an upload may be: some are compressed harder than by the first. */
  encodings: Encoding[];
};

const toJpeg = (quality: number, chromaSubsampling = '4:2:0'): Encoding => ({
  mime: 'image/jpeg',
  extension: '.jpg',
  encode: (image) => image.jpeg({ quality, chromaSubsampling }),
});

const toWebp = (quality: number): Encoding => ({
  mime: 'image/webp',
  extension: '.webp',
  encode: (image) => image.webp({ quality }),
});

const jpegs = [toJpeg(92, '4:4:4'), toJpeg(85), toJpeg(70)];

const formats: Record<string, Format> = {
  jpeg: {
    hasSignature: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    encodings: jpegs,
  },
  // AVIF is of this family too, and is rejected by its compression.
  heif: {
    hasSignature: (head) => /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head.toString('latin1')),
    encodings: jpegs,
  },
  png: {
    hasSignature: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    encodings: [{ mime: 'image/png', extension: '.png', encode: (image) => image.png() }, toWebp(95), toWebp(80)],
  },
  gif: {
    hasSignature: (head) => /^GIF8[79]a/.test(head.toString('latin1')),
    encodings: [{ mime: 'image/gif', extension: '.gif', encode: (image) => image.gif() }, toWebp(85)],
  },
  webp: {
    hasSignature: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1')),
    encodings: [toWebp(92), toWebp(80)],
  },
};

async function readHead(filepath: string): Promise<Buffer> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const truncateName = (name: string) => (name.length > 80 ? `${name.slice(0, 79)}…` : name);

const notAnImage = ({ name }: Upload) =>
  unsupportedType(`${truncateName(name)} is not a JPG, PNG, GIF, WebP or HEIC image`);

const unreadableHeic = ({ name }: Upload) =>
  unsupportedType(
    `${truncateName(name)} can’t be read. On the iPhone, choose Settings → Camera → Formats → Most Compatible, or export it as JPEG`,
  );

/** Runs before decoding, so that the decoders of other formats are never used. */
async function detectFormat(upload: Upload): Promise<[string, Format]> {
  const head = await readHead(upload.filepath);
  const found = Object.entries(formats).find(([, format]) => format.hasSignature(head));
  if (!found) throw notAnImage(upload);
  return found;
}

function checkPixels(upload: Upload, { width = 0, height = 0, pageHeight, pages = 1 }: Metadata) {
  const framePixels = width * (pageHeight ?? height);
  if (framePixels > maxMegapixels * million) {
    throw tooLarge(`${truncateName(upload.name)} has more than ${maxMegapixels} megapixels`);
  }
  if (framePixels * pages > maxAnimatedMegapixels * million) {
    throw tooLarge(`${truncateName(upload.name)} has more than ${maxAnimatedMegapixels} megapixels in all its frames`);
  }
}

const limitInputPixels = maxAnimatedMegapixels * million;

const decode = (filepath: string, animated: boolean) =>
  sharp(filepath, { animated, failOn: 'error', limitInputPixels });

/** Allows for slow machines: others take five seconds for the largest photos. */
const heicTimeoutMs = 60_000;

/** Sharp's binaries have no HEVC decoder, for its patents. */
async function decodeHeic(filepath: string) {
  const decoded = await runInWorker<RawImage>('heic-worker.js', filepath, { timeoutMs: heicTimeoutMs });
  if (!decoded) throw new Error('Not a HEIC image');
  const { pixels, width, height } = decoded;
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels });
}

/** Start of image; sharp writes no JFIF header. */
const jpegHeadBytes = 2;
const maxSegmentBytes = 65_535;

/** Sharp attaches a profile to raw pixels only if it converts them. A profile of more than one segment is left out. */
async function attachIccProfile(filepath: string, icc: Buffer): Promise<number> {
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const length = 2 + name.length + icc.length;
  const jpeg = await readFile(filepath);
  if (length > maxSegmentBytes) return jpeg.length;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, length >> 8, length & 0xff]), name, icc]);
  const withProfile = Buffer.concat([jpeg.subarray(0, jpegHeadBytes), segment, jpeg.subarray(jpegHeadBytes)]);
  await writeFile(filepath, withProfile);
  return withProfile.length;
}

const suffix = '.reencoded';

export const reencodedPath = (filepath: string) => `${filepath}${suffix}`;

/** Such a file must not be re-encoded again, which would reduce its quality further. */
export const isReencoded = (filepath: string) => filepath.endsWith(suffix);

export const removeReencoded = (filepath: string) => rm(reencodedPath(filepath), { force: true });

/** Writes the new file beside the uploaded one. Keeps the color profile, without which a photo's colors change. */
async function reencode(upload: Upload, [formatName, format]: [string, Format], maxBytes: number): Promise<ImageFile> {
  // Sharp rejects very large images by default; `checkPixels` says why.
  const metadata = await sharp(upload.filepath, { limitInputPixels: false }).metadata();
  if (metadata.format !== formatName || metadata.compression === 'av1') throw notAnImage(upload);
  const isHeic = formatName === 'heif';
  checkPixels(upload, isHeic ? { ...metadata, pages: 1 } : metadata);
  const isAnimated = !isHeic && (metadata.pages ?? 1) > 1;
  const heic = isHeic ? await decodeHeic(upload.filepath) : null;
  const filepath = reencodedPath(upload.filepath);
  for (const { encode, mime, extension } of format.encodings) {
    const image = heic?.clone() ?? decode(upload.filepath, isAnimated);
    const upright = isAnimated ? image : image.autoOrient();
    const written = await encode(upright.keepIccProfile()).toFile(filepath);
    const size = heic && metadata.icc ? await attachIccProfile(filepath, metadata.icc) : written.size;
    if (size <= maxBytes) return { filepath, name: upload.name, size, mime, extension };
  }
  throw tooLarge(`${truncateName(upload.name)} has too much detail to be stored. Please export it smaller`);
}

/** Throws a 413 or 415 that names the file. One image at a time: decoded images take a lot of memory. */
export async function reencodeImage(upload: Upload, maxBytes = maxImageBytes): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  const found = await detectFormat(upload);
  try {
    return await runExclusive('images', () => reencode(upload, found, maxBytes));
  } catch (error) {
    await removeReencoded(upload.filepath);
    if (error instanceof ApiError || isStorageFull(error)) throw error;
    // A file that can't be decoded completely is not an image, even if its signature matches.
    throw found[0] === 'heif' ? unreadableHeic(upload) : notAnImage(upload);
  }
}

export async function hasImageSignature({ filepath }: Pick<Upload, 'filepath'>): Promise<boolean> {
  const head = await readHead(filepath);
  return Object.values(formats).some((format) => format.hasSignature(head));
}
