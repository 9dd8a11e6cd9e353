/** All state is stored in DATA_DIR: it must exist and be writable before anything starts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

export function assertWritable(dataDir: string) {
  const probe = path.join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`DATA_DIR ${dataDir} is not writable: ${reason}`);
  }
}
