import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inject } from 'vitest';

type Format = 'png' | 'jpeg' | 'gif' | 'webp';

const types = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' } as const;

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 227, g: 154, b: 45 } } });

/** A single-color image. */
export async function imageFile(name = 'pint.png', format: Format = 'png', width = 40, height = 30): Promise<File> {
  const bytes = await canvas(width, height).toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: types[format] });
}

/** Incompressible, so that it is written in several parts, and with a thumbnail. */
export async function photo(name: string, size = 400): Promise<File> {
  const pixels = sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } });
  return new File([new Uint8Array(await pixels.png().toBuffer())], name, { type: 'image/png' });
}

/** A photo with a GPS position in its EXIF data. */
export async function photoWithGps(name = 'patio.jpg'): Promise<File> {
  const bytes = await canvas(60, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada Brewer' }, IFD3: { GPSLatitude: '38/1 53/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

/** A photo of 128 × 96 pixels in HEVC with Display P3 colors and a GPS position; shown upright, it is 96 wide. */
export async function heicPhoto(name = 'IMG_1.HEIC', bytes?: number): Promise<File> {
  const file = await readFile(join(__dirname, 'fixtures', 'iphone.heic'));
  return new File([new Uint8Array(file.subarray(0, bytes))], name, { type: 'image/heic' });
}

export const textFile = (name: string, text: string, type = 'text/plain') => new File([text], name, { type });

/** A multipart body with files in one field, and text fields. */
export function multipartForm(field: string, files: File[], texts: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const file of files) form.append(field, file, file.name);
  return form;
}

/** The bytes of a stored file over HTTP; null if the request fails. */
export async function fetchFile(url: string | undefined): Promise<Buffer | null> {
  const response = await fetch(new URL(url ?? '/none', inject('api').url));
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
