/** Where things are, and the settings with which everything is started. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings, type Settings } from '../cms/domain/settings/settings.ts';
import { ensureInstalled } from './install.mjs';

export const root = path.resolve(import.meta.dirname, '..');
export const cms = path.join(root, 'cms');
export const web = path.join(root, 'web');

/** `.env` speaks where the environment is silent. */
export function settings(): Settings {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, root);
}

/** The programs of each install are run by their own file, not through a shell. */
export const bin = (folder: string, name: string) => path.join(folder, 'node_modules', '.bin', name);

export async function installEverything() {
  await ensureInstalled(cms, 'cms', ' (a minute or two: SQLite is compiled here)');
  await ensureInstalled(web, 'web');
}
