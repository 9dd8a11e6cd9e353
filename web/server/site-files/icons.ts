/** The site's icon as an SVG and as PNGs: the built-in one, or the uploaded one. */
import { readFile } from 'node:fs/promises';
import type { Image } from '@domain/shared/response-schemas';
import sharp from 'sharp';
import type { Dependencies } from '../cache/response-cache';
import { readUpload, type Originals } from '../images/originals';
import { uploadHeaders } from '../security-headers';
import type { IconSize } from './brand-files';
import type { SiteFile } from './site-file';

/** The color of the header, behind a transparent icon on phones, which would show it on black. */
const background = '#14110f';

const toPng = (body: Buffer, size: IconSize, isUploaded: boolean) => {
  const image = sharp(body, { density: 288 }).resize(size, size, { fit: 'contain', background: '#0000' });
  return (isUploaded && size === 180 ? image.flatten({ background }) : image).png({ palette: true }).toBuffer();
};

/**
 * The icon as a PNG, or as the SVG that it is. `file` is the built-in one, an SVG, which replaces one that can't be read; it is
 * not cached then.
 */
export async function createIcon(
  { file, originals }: { file: string; originals: Originals },
  size: IconSize | 'vector',
  favicon: Image | null,
  dependencies: Dependencies,
): Promise<SiteFile> {
  const uploaded = favicon && (await readUpload(originals, favicon.url).catch(() => null));
  const original = uploaded ?? (await readFile(file));
  const body =
    size === 'vector'
      ? original
      : await toPng(original, size, uploaded !== null).catch(async () => toPng(await readFile(file), size, false));
  const isCacheable = (!favicon || uploaded !== null) && !dependencies.isStale();
  return {
    contentType: size === 'vector' ? 'image/svg+xml' : 'image/png',
    body,
    cacheControl: isCacheable ? 'public, max-age=86400' : 'no-store',
    headers: uploadHeaders,
    isCacheable,
  };
}
