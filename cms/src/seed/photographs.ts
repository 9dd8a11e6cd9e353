/** The photographs of the demo content on their way through the same door as everybody's uploads. */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnusedFiles, storeFile } from '#lib/media';
import { cmsDir } from '#lib/settings';
import type { SeedPicture } from './data/shapes';

// Beside the sources, not in dist: the compiler copies no pictures.
const originals = join(cmsDir, 'src', 'seed', 'images');

/** From a copy whose name says that it was rewritten: ours have no metadata, and a second rewriting would cost quality. */
async function store({ file, alt }: SeedPicture, folder: string): Promise<number> {
  const filepath = join(folder, `${file}.rewritten`);
  await copyFile(join(originals, file), filepath);
  const { size } = await stat(filepath);
  const { id } = await storeFile({ filepath, name: file, size, mime: 'image/jpeg', extension: '.jpg' }, alt);
  return id;
}

/** If the record can not be made, its files do not stay either. */
export async function withPhotographs(
  pictures: SeedPicture[],
  make: (files: number[]) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brewery-seed-'));
  const files: number[] = [];
  try {
    for (const picture of pictures) files.push(await store(picture, folder));
    await make(files);
  } catch (error) {
    await removeUnusedFiles(files);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The repeatable image component of beers and events; the first one is primary. */
export const imageEntries = (pictures: SeedPicture[], files: number[]) =>
  files.map((file, index) => ({ file, alt: pictures[index]?.alt ?? null, isPrimary: index === 0 }));
