/** The website's own logo: a PNG, or an SVG that was made harmless (api.md §5). */
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { LocationKey } from '#domain/location/location';
import { notFound, tooLarge, unsupportedType } from '#lib/errors';
import { sanitizeSvgInWorker } from '#lib/sanitize-svg-in-worker';
import { reencodeImage, truncateName, type ImageFile } from '#lib/image-file';
import { maxImageBytes } from '#lib/limits';
import { removeUnusedFiles, storeFile } from '#lib/media';
import type { Upload } from '#lib/uploads';
import { changingLocation, findLocation, saveLocation } from './locations';
import type { StoredLocation } from './stored';

/** An SVG of this size is no logo, and reading it would hold up everybody else. */
const maxSvgBytes = 1024 * 1024;

/** No logo is made of more. */
const maxSvgElements = 3000;

const elementsIn = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0;

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const refusal = ({ name }: Upload) => unsupportedType(`${truncateName(name)} is not a PNG or SVG image`);

async function isPng({ filepath }: Upload): Promise<boolean> {
  const head: Buffer[] = await createReadStream(filepath, { end: pngSignature.length - 1 }).toArray();
  return Buffer.concat(head).equals(pngSignature);
}

async function cleanSvgFile(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxSvgBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 1 MB`);
  const text = await readFile(upload.filepath, 'utf8');
  if (elementsIn(text) > maxSvgElements) throw tooLarge(`${truncateName(upload.name)} has more than 3,000 elements`);
  const cleaned = await sanitizeSvgInWorker(text);
  if (cleaned.kind === 'too much') throw tooLarge(`${truncateName(upload.name)} takes too long to read`);
  if (cleaned.kind === 'no SVG') throw refusal(upload);
  const { svg } = cleaned;
  const filepath = `${upload.filepath}.rewritten`;
  await writeFile(filepath, svg);
  return { filepath, name: upload.name, size: Buffer.byteLength(svg), mime: 'image/svg+xml', extension: '.svg' };
}

async function cleanLogo(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  return (await isPng(upload)) ? reencodeImage(upload) : cleanSvgFile(upload);
}

/** The one before it goes by itself: start/attached-files.ts. */
export async function setLogo(location: LocationKey, upload: Upload): Promise<StoredLocation | null> {
  try {
    const { id } = await storeFile(await cleanLogo(upload));
    try {
      return await changingLocation(location, async () => {
        await saveLocation(location, await findLocation(location), {
          logo: id,
          logoFilename: upload.name,
        });
        return findLocation(location);
      });
    } catch (error) {
      await removeUnusedFiles([id]);
      throw error;
    }
  } finally {
    await rm(`${upload.filepath}.rewritten`, { force: true });
  }
}

export const removeLogo = (location: LocationKey): Promise<void> =>
  changingLocation(location, async () => {
    const stored = await findLocation(location);
    if (!stored?.logo) throw notFound('Logo');
    await saveLocation(location, stored, { logo: null, logoFilename: null });
  });
