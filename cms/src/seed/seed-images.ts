/** Stores the images of the demo content in the media library, like uploads. */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reencodedPath } from '#lib/image-file';
import { removeUnusedFiles, storeFile } from '#lib/media';
import { cmsDir } from '#lib/settings';
import type { SeedImage } from './data/types';

// The compiler does not copy images to dist.
const imagesDir = join(cmsDir, 'src', 'seed', 'images');

/** Skips re-encoding, because these images have no metadata and would lose quality: `reencodedPath` marks the copy. */
async function storeSeedImage({ file, alt }: SeedImage, tempDir: string): Promise<number> {
  const filepath = reencodedPath(join(tempDir, file));
  await copyFile(join(imagesDir, file), filepath);
  const { size } = await stat(filepath);
  const { id } = await storeFile({ filepath, name: file, size, mime: 'image/jpeg', extension: '.jpg' }, alt);
  return id;
}

/** Stores the images and passes their file ids to `create`. If it fails, the images are removed. */
export async function withSeedImages(
  images: SeedImage[],
  create: (fileIds: number[]) => Promise<unknown>,
): Promise<void> {
  const tempDir = await mkdtemp(join(tmpdir(), 'brewery-seed-'));
  const fileIds: number[] = [];
  try {
    for (const image of images) fileIds.push(await storeSeedImage(image, tempDir));
    await create(fileIds);
  } catch (error) {
    await removeUnusedFiles(fileIds);
    throw error;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}
