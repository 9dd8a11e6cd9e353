/** Warns about low disk space in the data folder and in the temporary folder, which receives uploads. */
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { settings } from './settings';

const bytesPerMb = 1024 * 1024;

async function readFreeMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / bytesPerMb);
}

async function checkFolder(name: string, folder: string, minFreeMb: number): Promise<string[]> {
  try {
    const free = await readFreeMb(folder);
    return free < minFreeMb ? [`${name}: ${free} MB free, MIN_FREE_DISK_MB is ${minFreeMb}`] : [];
  } catch (error) {
    return [`${name}: free space is unknown (${error instanceof Error ? error.message : String(error)})`];
  }
}

/** Returns a warning for each folder with too little free space. */
export async function checkFreeSpace(): Promise<string[]> {
  const { dataDir, minFreeDiskMb } = settings();
  if (minFreeDiskMb === 0) return [];
  const warnings = await Promise.all([
    checkFolder('DATA_DIR', dataDir, minFreeDiskMb),
    checkFolder('Temporary files', tmpdir(), minFreeDiskMb),
  ]);
  return warnings.flat();
}
