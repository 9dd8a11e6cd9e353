/** Folders of the repository, the settings of this installation, and the packages it needs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings, type Settings } from '../cms/domain/settings/settings.ts';
import { ensureCompiled, ensureInstalled } from './install.mjs';

export const root = path.resolve(import.meta.dirname, '..');
export const cms = path.join(root, 'cms');
export const web = path.join(root, 'web');

/** Environment variables take precedence over `.env`. */
export function loadSettings(): Settings {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, root);
}

/** Path of an executable of an installed package, which runs without a shell. */
export const bin = (folder: string, name: string) => path.join(folder, 'node_modules', '.bin', name);

export const installCms = () => ensureInstalled(cms, 'cms', 'unpacked');
export const compileSqlite = () => ensureCompiled(cms, 'cms');
export const installWeb = () => ensureInstalled(web, 'web');

export const installDependencies = () => Promise.all([installCms().then(compileSqlite), installWeb()]);
