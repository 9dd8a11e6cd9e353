/** The settings of this process: `.env` in the repository's root, overridden by the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readSettings, SettingsError, type Settings } from '#domain/settings/settings';
import { prepareDataDir, failStartup } from './startup-checks';

/** This file runs from `src/` or from `dist/src/`. */
function findPackageDir(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findPackageDir(dirname(from));
}

export const cmsDir = findPackageDir(__dirname);
export const repositoryDir = dirname(cmsDir);

let cached: Settings | undefined;

export function settings(): Settings {
  if (cached) return cached;
  const envFile = join(repositoryDir, '.env');
  if (existsSync(envFile)) loadEnvFile(envFile);
  cached = readOrFail();
  prepareDataDir(cached.dataDir);
  return cached;
}

function readOrFail(): Settings {
  try {
    return readSettings(process.env, repositoryDir);
  } catch (error) {
    if (error instanceof SettingsError) failStartup(error.message);
    throw error;
  }
}

export const isOnPostgres = () => settings().databaseUrl !== null;

export const productVersion: string = JSON.parse(readFileSync(join(cmsDir, 'package.json'), 'utf8')).version;
