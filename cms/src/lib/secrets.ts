/** Derives every key that Strapi needs from the installation's one secret. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings';

let cached: string | undefined;

/** Used unless APP_SECRET is set. */
export const secretFile = (dataDir: string) => join(dataDir, 'app-secret');

/** `wx`: if two processes start at once, both use the file that was written first. */
function readOrCreateSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Everything else uses a key that is derived from it; backups contain it. */
export function appSecret(): string {
  cached ??= settings().appSecret ?? readOrCreateSecret(settings().dataDir);
  return cached;
}

/** A key for one purpose; other keys can't be computed from it. */
export const secretFor = (purpose: string) => createHmac('sha256', appSecret()).update(purpose).digest('base64url');
