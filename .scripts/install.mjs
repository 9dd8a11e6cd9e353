/** Installs a folder's packages when they are missing or when its lockfile has changed, and not otherwise. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Complaint } from './complaint.mjs';
import { runToEnd, say } from './run.mjs';

/** Native packages are compiled for one Node, so its ABI belongs to what is installed. @param {string} folder */
function wanted(folder) {
  const hash = createHash('sha256').update([process.versions.modules, process.platform, process.arch].join(' '));
  return hash.update(readFileSync(path.join(folder, 'package-lock.json'))).digest('hex');
}

/** @param {string} folder */
const stampOf = (folder) => path.join(folder, 'node_modules', '.installed');

/** @param {string} folder */
export function isInstalled(folder) {
  try {
    return readFileSync(stampOf(folder), 'utf8') === wanted(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
export const markInstalled = (folder) => writeFileSync(stampOf(folder), wanted(folder));

/**
 * @param {string} folder absolute
 * @param {string} name as people know it
 * @param {string} [hint] how long it may take
 */
export async function ensureInstalled(folder, name, hint = '') {
  if (isInstalled(folder)) return;
  say(name, `installing packages${hint}`);
  const code = await runToEnd(name, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (code !== 0) throw new Complaint(`npm ci failed in ${folder} (exit code ${code}); its messages are above`);
  markInstalled(folder);
}
