import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, ImageSize } from './image-address';

// Two cores: one picture at a time uses one of them, and memory is what one picture needs.
sharp.concurrency(1);
sharp.cache(false);

/** Fifty megapixels are what an upload may have (api.md §5). */
const maxPixels = 50_000_000;

export class NotAPictureError extends Error {
  override name = 'NotAPictureError';
}

/** Upright, without what the camera wrote into it; never larger than the original, unless it is cut to a shape. */
export async function scale(original: Buffer, { width, height }: ImageSize, format: ImageFormat): Promise<Buffer> {
  try {
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(height ? { width, height, fit: 'cover' } : { width, withoutEnlargement: true });
    return await encode(picture, format).toBuffer();
  } catch (cause) {
    throw new NotAPictureError('This is no picture that can be scaled', { cause });
  }
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  // At effort 3 a picture takes three times as long, at 4 twelve times, and is a twentieth, a tenth smaller: a visitor
  // waits for it, with a connection and half of a small machine in use.
  if (format === 'avif') return picture.avif({ quality: 44, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: 74, effort: 4 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true });
}
