/** Fails startup with one line that names the setting, instead of a Strapi stack trace. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function failStartup(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export const databaseFile = (dataDir: string) => join(dataDir, 'boldridge.db');

/** Creates the folder; it and an existing database file in it must be writable. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const file = databaseFile(dataDir);
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    failStartup(`DATA_DIR: ${dataDir} cannot be written to (${reasonOf(error)})`);
  }
}

export const failOnDatabaseError = (dataDir: string, error: unknown): never =>
  failStartup(`DATA_DIR: ${databaseFile(dataDir)} cannot be used (${reasonOf(error)})`);
