/** The site's icon as an SVG and as PNGs: the built-in one, or the uploaded one. */
import { readFile } from 'node:fs/promises';
import type { Image } from '@domain/shared/response-schemas';
import sharp from 'sharp';
import type { Dependencies, Produced } from '../cache/response-cache';
import { createEntry } from '../cache/entry';
import { readUpload, type Originals } from '../images/originals';
import { uploadHeaders } from '../security-headers';
import { iconPath, type IconSize } from './brand-files';

const dayMs = 86_400_000;

/** Of the header, behind a transparent icon on phones, which would show it on black. */
const background = '#14110f';

type Options = {
  /** Path of the built-in icon, an SVG. */
  builtIn: string;
  originals: Originals;
  loadIcon: (dependencies: Dependencies) => Promise<Image | null>;
};

export function createIcons({ builtIn, originals, loadIcon }: Options) {
  /** The built-in icon replaces one that can't be read; it is not cached then. */
  async function readIcon(favicon: Image | null): Promise<{ body: Buffer; isCurrent: boolean }> {
    const uploaded = favicon ? await readUpload(originals, favicon.url).catch(() => null) : null;
    return { body: uploaded ?? (await readFile(builtIn)), isCurrent: !favicon || uploaded !== null };
  }

  const render = (body: Buffer, size: IconSize, isUploaded: boolean) => {
    const image = sharp(body, { density: 288 }).resize(size, size, { fit: 'contain', background: '#0000' });
    return (isUploaded && size === 180 ? image.flatten({ background }) : image).png({ palette: true }).toBuffer();
  };

  function toProduced(key: string, file: { contentType: string; body: Buffer; isCurrent: boolean }, tags: Set<string>) {
    const { contentType, body, isCurrent } = file;
    const entry = createEntry({
      key,
      contentType,
      body,
      cacheControl: isCurrent ? 'public, max-age=86400' : 'no-store',
      headers: uploadHeaders,
      tags,
      expiresAt: Date.now() + dayMs,
    });
    return { entry, cacheable: isCurrent } satisfies Produced;
  }

  return {
    loadIcon,
    async createPng(size: IconSize, dependencies: Dependencies): Promise<Produced> {
      const favicon = await loadIcon(dependencies);
      const icon = await readIcon(favicon);
      const isReadable = icon.isCurrent && !dependencies.isStale();
      const png = await render(icon.body, size, favicon !== null && icon.isCurrent).catch(async () =>
        render(await readFile(builtIn), size, false),
      );
      const file = { contentType: 'image/png', body: png, isCurrent: isReadable };
      return toProduced(iconPath(size), file, dependencies.tags());
    },
    /** Not for an uploaded PNG. */
    async createSvg(key: string, dependencies: Dependencies): Promise<Produced> {
      const favicon = await loadIcon(dependencies);
      const { body, isCurrent } = await readIcon(favicon);
      const file = { contentType: 'image/svg+xml', body, isCurrent: isCurrent && !dependencies.isStale() };
      return toProduced(key, file, dependencies.tags());
    },
  };
}
