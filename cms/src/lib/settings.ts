/** The settings of this process: the repository's `.env`, overridden by the environment. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readSettings, SettingsError, type Settings } from '#domain/settings/settings';
import { prepareDataDir, failStartup } from './startup-checks';

/** The folder of the cms, whether this file runs from `src/` or from `dist/src/`. */
function findHome(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findHome(dirname(from));
}

export const cmsDir = findHome(__dirname);
export const repositoryDir = dirname(cmsDir);

let known: Settings | undefined;

export function settings(): Settings {
  if (known) return known;
  const envFile = join(repositoryDir, '.env');
  if (existsSync(envFile)) loadEnvFile(envFile);
  known = read();
  prepareDataDir(known.dataDir);
  return known;
}

function read(): Settings {
  try {
    return readSettings(process.env, repositoryDir);
  } catch (error) {
    if (error instanceof SettingsError) failStartup(error.message);
    throw error;
  }
}

/** The settings decide it: what Strapi calls its database client is the name of a driver. */
export const isOnPostgres = () => settings().databaseUrl !== null;
