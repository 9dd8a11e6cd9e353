import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@domain/settings/settings';

/**
 * A key for one purpose, derived from the installation's secret exactly as the cms derives it: so the two of them know
 * each other without a setting of their own.
 */
export function secretFor(purpose: string, { appSecret, dataDir }: Pick<Settings, 'appSecret' | 'dataDir'>): string {
  const secret = appSecret ?? readFileSync(path.join(dataDir, 'app-secret'), 'utf8').trim();
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
