/** Installs the packages of a folder if they are missing or its lockfile has changed. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exec, log } from './exec.mjs';
import { UserError } from './user-error.mjs';

/** Includes Node's ABI, since native packages are compiled for one version of it. @param {string} folder */
function installationHash(folder) {
  const hash = createHash('sha256').update([process.versions.modules, process.platform, process.arch].join(' '));
  return hash.update(readFileSync(path.join(folder, 'package-lock.json'))).digest('hex');
}

/** @param {string} folder */
const stampFile = (folder) => path.join(folder, 'node_modules', '.installed');

/** @param {string} folder */
export function isInstalled(folder) {
  try {
    return readFileSync(stampFile(folder), 'utf8') === installationHash(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
export const markInstalled = (folder) => writeFileSync(stampFile(folder), installationHash(folder));

/**
 * @param {string} folder absolute
 * @param {string} name label of the output
 * @param {string} [hint] how long it may take
 */
export async function ensureInstalled(folder, name, hint = '') {
  if (isInstalled(folder)) return;
  log(name, `installing packages${hint}`);
  const startedAt = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await exec(name, 'npm', args, { cwd: folder, isQuiet: true });
  if (code !== 0) throw new UserError(`npm ci failed in ${folder} (exit code ${code}); see its output above`);
  markInstalled(folder);
  log(name, `installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
