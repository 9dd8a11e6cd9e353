import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@domain/settings/settings';

const bytesPerMb = 1024 * 1024;

/**
 * Warns about low disk space in the data folder, where web caches images and keeps content for outages. When it is full,
 * web goes on without both.
 */
export const createFreeSpaceCheck =
  ({ dataDir, minFreeDiskMb }: Pick<Settings, 'dataDir' | 'minFreeDiskMb'>) =>
  async (): Promise<string[]> => {
    if (minFreeDiskMb === 0) return [];
    try {
      const { bavail, bsize } = await statfs(dataDir);
      const free = Math.floor((bavail * bsize) / bytesPerMb);
      return free < minFreeDiskMb
        ? [`DATA_DIR of the edge: ${free} MB free, MIN_FREE_DISK_MB is ${minFreeDiskMb}`]
        : [];
    } catch (error) {
      return [
        `DATA_DIR of the edge: free space is unknown (${error instanceof Error ? error.message : String(error)})`,
      ];
    }
  };

let writes = 0;

/** Renaming is atomic: readers and crashes never see a partial file. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  const temporary = `${file}.${process.pid}-${(writes += 1)}${temporaryExtension}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export const temporaryExtension = '.tmp';
