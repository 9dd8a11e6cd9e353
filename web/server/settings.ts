import path from 'node:path';
import { readSettings, type Settings } from '@domain/settings/settings';
import type { RouteSite, SiteConfig } from '../site/site-context';

/** Reads the environment; variables that it does not set are read from `.env`. */
export function loadSettings(root: string): Settings {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
  return readSettings(process.env, root);
}

/** What every page uses, which is public. */
export const siteConfig = (settings: Settings, { taprooms }: RouteSite, now: Date): SiteConfig => ({
  publicUrl: settings.publicUrl,
  brand: settings.brand,
  rewardsUrl: settings.rewardsUrl,
  map: { tileUrl: settings.mapTileUrl, attribution: settings.mapTileAttribution },
  ageGate: settings.ageGate,
  taprooms,
  now: now.toISOString(),
});
