/** The site's icon as an SVG and as PNGs: the built-in one, or the uploaded one. */
import { readFile } from 'node:fs/promises';
import type { Image } from '@domain/shared/response-schemas';
import sharp from 'sharp';
import type { Dependencies, Produced } from '../cache/response-cache';
import { createEntry } from '../cache/entry';
import { readUpload, type Originals } from '../images/originals';
import { uploadHeaders } from '../security-headers';
import { builtInIcon, iconPath, type IconSize } from './brand-files';

const dayMs = 86_400_000;

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
export async function produceIcon(
  { file, originals }: { file: string; originals: Originals },
  size: IconSize | 'vector',
  favicon: Image | null,
  dependencies: Dependencies,
): Promise<Produced> {
  const uploaded = favicon && (await readUpload(originals, favicon.url).catch(() => null));
  const original = uploaded ?? (await readFile(file));
  const body =
    size === 'vector'
      ? original
      : await toPng(original, size, uploaded !== null).catch(async () => toPng(await readFile(file), size, false));
  const isCurrent = (!favicon || uploaded !== null) && !dependencies.isStale();
  const entry = createEntry({
    key: size === 'vector' ? builtInIcon : iconPath(size),
    contentType: size === 'vector' ? 'image/svg+xml' : 'image/png',
    body,
    cacheControl: isCurrent ? 'public, max-age=86400' : 'no-store',
    headers: uploadHeaders,
    tags: dependencies.tags(),
    expiresAt: Date.now() + dayMs,
  });
  return { entry, cacheable: isCurrent };
}
