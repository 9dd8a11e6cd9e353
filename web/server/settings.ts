import path from 'node:path';
import { readSettings, type Settings } from '@domain/settings/settings';
import type { SiteConfig } from '../site/site-context';

/** The settings of this installation; what `.env` says counts where the environment says nothing. */
export function loadSettings(root: string): Settings {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAbsent) throw error;
  }
  return readSettings(process.env, root);
}

/** The part of the settings that pages may know. */
export const siteConfig = (settings: Settings, now: Date): SiteConfig => ({
  publicUrl: settings.publicUrl,
  brand: settings.brand,
  rewardsUrl: settings.rewardsUrl,
  map: { tileUrl: settings.mapTileUrl, attribution: settings.mapTileAttribution },
  ageGate: settings.ageGate,
  now: now.toISOString(),
});
