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
const stampFile = (folder, step = 'installed') => path.join(folder, 'node_modules', `.${step}`);

/** @param {string} folder */
export function isInstalled(folder, step = 'installed') {
  try {
    return readFileSync(stampFile(folder, step), 'utf8') === installationHash(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
export const markInstalled = (folder, step = 'installed') =>
  writeFileSync(stampFile(folder, step), installationHash(folder));

/** @typedef {'unpacked' | 'installed'} Step packages without and with what their scripts compile */

/** @param {string} folder absolute @param {string} name label of the output @param {Step} step @param {string[]} args */
async function runNpm(folder, name, step, args, env = process.env) {
  if (isInstalled(folder) || isInstalled(folder, step)) return;
  const startedAt = Date.now();
  const code = await exec(name, 'npm', [...args, '--loglevel=error'], { cwd: folder, env, isQuiet: true });
  if (code !== 0) throw new UserError(`npm ${args[0]} failed in ${folder} (exit code ${code}); see its output above`);
  markInstalled(folder, step);
  log(name, `${step} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * Installs packages without running their scripts. The lockfile has exact versions, so what npm has cached is never stale.
 * @param {string} folder @param {string} name @param {Step} [step]
 */
export async function ensureInstalled(folder, name, step = 'installed') {
  if (!isInstalled(folder)) log(name, 'installing packages');
  await runNpm(folder, name, step, ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
}

/**
 * Runs the scripts of unpacked packages, which no build needs. Without a binary for this machine SQLite is compiled: -O1
 * takes half as long as its own -O3, and searches 6 % longer.
 * @param {string} folder @param {string} name
 */
export async function ensureCompiled(folder, name) {
  if (!isInstalled(folder)) log(name, 'compiling SQLite (one to two minutes)');
  await runNpm(folder, name, 'installed', ['rebuild'], { ...process.env, CFLAGS: '-O1', CXXFLAGS: '-O1' });
}
