/** Every key Strapi asks for, derived from the one secret of the installation. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings';

let known: string | undefined;

/** Two processes may start at once on the same folder: the first file written is the one both use. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function appSecret(): string {
  known ??= settings().appSecret ?? keptSecret(settings().dataDir);
  return known;
}

/** A key for one purpose: knowing it tells nothing about the others. */
export const secretFor = (purpose: string) => createHmac('sha256', appSecret()).update(purpose).digest('base64url');
