/** Derives every key that Strapi needs from the installation's one secret. */
import { createHmac, randomBytes, createCipheriv, createDecipheriv } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './connection-failure';
import { settings } from './settings';

let cached: string | undefined;

export const secretFile = (dataDir: string) => join(dataDir, 'app-secret');

/** `wx`: if two processes start at once, both use the file that was written first. */
function readOrCreateSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
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

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyFor = (purpose: string) => Buffer.from(secretFor(purpose), 'base64url');

/** Encrypts single values of the database with a key that only this installation has. AES-256-GCM. */
export function encrypt(text: string, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Throws if the value was changed, or encrypted with the key of another installation or purpose. */
export function decrypt(encrypted: string, purpose: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFor(purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
