/**
 * `npm run move -- FILE`: moves this installation to the database and the storage of other settings: a backup, which is
 * restored there. What was moved stays where it is, so after a failure `npm start` goes on as before.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings, SettingsError } from '../../cms/domain/settings/settings.ts';
import { runBuiltCommand } from '../built-command.ts';
import { loadSettings, root } from '../paths.ts';
import { UserError } from '../user-error.mjs';

const usage = 'Usage: npm run move -- FILE   FILE: all settings of the new installation, as .env has those of this one';

const envFile = path.join(root, '.env');
const earlierFile = path.join(root, '.env.before-move');

function readVariables(file: string): Record<string, string> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.\n${usage}`);
  const variables = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(variables.map(([name, value]) => [name, value ?? '']));
}

/** The settings of the new installation; those that only the earlier one has are empty. */
function readNext(file: string): Record<string, string> {
  const earlier = existsSync(envFile) ? Object.keys(readVariables(envFile)) : [];
  const next = { ...Object.fromEntries(earlier.map((name) => [name, ''])), ...readVariables(file) };
  try {
    readSettings({ ...process.env, ...next }, root);
  } catch (error) {
    if (error instanceof SettingsError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
  return next;
}

async function assertStopped(cmsUrl: string) {
  const response = await fetch(`${cmsUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  if (response)
    throw new UserError('The system is running. Please stop it, so that nothing is written after the backup.');
}

const list = (dir: string) => (existsSync(dir) ? readdirSync(dir).filter((name) => name.startsWith('backup-')) : []);

export async function main([file, ...others]: string[]): Promise<number> {
  if (file === undefined || others.length > 0) throw new UserError(usage);
  const source = path.resolve(process.env.INIT_CWD ?? '', file);
  const next = readNext(source);
  const { cmsUrl, backup } = loadSettings();
  await assertStopped(cmsUrl);
  const before = new Set(list(backup.dir));
  if ((await runBuiltCommand('backup', [])) !== 0) return 1;
  const made = list(backup.dir).find((name) => !before.has(name));
  if (made === undefined) throw new UserError('No backup was made.');
  if ((await runBuiltCommand('restore', [path.join(backup.dir, made)], next)) !== 0) {
    console.error(
      `Nothing was moved. Correct ${file} and try again; npm start goes on with the settings and the data of before.`,
    );
    return 1;
  }
  if (existsSync(envFile)) renameSync(envFile, earlierFile);
  copyFileSync(source, envFile);
  console.log(`.env now has these settings; the earlier ones are in ${earlierFile}, and their data is still there.`);
  return 0;
}
