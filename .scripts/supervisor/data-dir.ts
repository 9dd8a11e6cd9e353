/** All state is stored in DATA_DIR: it must exist and be writable before anything starts. */
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

/** It has personal data and secrets. The cms does the same with its files in there. */
function makePrivate(dataDir: string) {
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // It belongs to another user, who decides.
  }
}

export function assertWritable(dataDir: string) {
  const probe = path.join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
    makePrivate(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`DATA_DIR ${dataDir} is not writable: ${reason}`);
  }
}
