import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
