/** Fails startup with one line that names the setting, instead of a Strapi stack trace. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './command-error';

export function failStartup(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export const databaseFile = (dataDir: string) => join(dataDir, 'brewery.db');

const secretFiles = ['brewery.db', 'brewery.db-wal', 'brewery.db-shm', 'app-secret', 'first-accounts.json'];

function protect(path: string, mode: number) {
  try {
    if (existsSync(path)) chmodSync(path, mode);
  } catch {
    // It belongs to another user, who decides.
  }
}

/** The folder has personal data and secrets: no other user of the machine may read it, also if it was made before. */
function protectDataDir(dataDir: string) {
  protect(dataDir, 0o700);
  for (const name of secretFiles) protect(join(dataDir, name), 0o600);
}

/** SQLite has created the file, readable for all. The files that it adds later get the mode of this one. */
export const protectDatabaseFile = (dataDir: string): void => protect(databaseFile(dataDir), 0o600);

/** Creates the folder; it and an existing database file in it must be writable. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    const file = databaseFile(dataDir);
    if (existsSync(file)) accessSync(file, constants.W_OK);
    protectDataDir(dataDir);
  } catch (error) {
    failStartup(`DATA_DIR: ${dataDir} cannot be written to (${reasonOf(error)})`);
  }
}

export const failOnDatabaseError = (dataDir: string, error: unknown): never =>
  failStartup(`DATA_DIR: ${databaseFile(dataDir)} cannot be used (${reasonOf(error)})`);
