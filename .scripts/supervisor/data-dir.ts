/** All state lives in DATA_DIR, so it must be there and writable before anything starts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.mjs';

export function assertWritable(dataDir: string) {
  const probe = path.join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Complaint(`DATA_DIR ${dataDir} can not be written to: ${reason}`);
  }
}
