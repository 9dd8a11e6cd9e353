import { pickPhrases } from '@domain/taproom/status-phrases';
import path from 'node:path';
import { readSettings, type Settings } from '@domain/settings/settings';
import { leadsToPageOff, listPagesOff } from '@domain/site/optional-pages';
import type { NavigationItem, Site, SiteSettings } from '@domain/site/schema';
import { toFooterLinks, toHeaderItems } from '../site/navigation';
import { brandSettings, type Brand, type SiteConfig } from '../site/site-context';

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
export const siteConfig = ({ publicUrl }: Settings, { settings, taprooms, pages }: Site, now: Date): SiteConfig => ({
  publicUrl,
  brand: toBrand(settings),
  rewardsUrl: settings.rewardsUrl,
  map: { tileUrl: settings.mapTileUrl, attribution: settings.mapTileAttribution },
  ageGate: settings.hasAgeGate,
  timeZone: settings.timeZone,
  navigation: toHeaderItems(withoutPagesOff(settings.navigation, settings), taprooms, pages),
  footerLinks: toFooterLinks(withoutPagesOff(settings.footerLinks, settings), taprooms, pages),
  words: settings.words,
  phrases: pickPhrases(settings.words),
  taprooms,
  pages: pages.map((page) => ({ id: page.id, path: page.path })),
  pagesOff: listPagesOff(settings).map((page) => page.path),
  now: now.toISOString(),
});

const withoutPagesOff = (links: readonly NavigationItem[], settings: SiteSettings) =>
  links.filter(({ href }) => !leadsToPageOff(href, settings));

/** Has only what pages show: they carry it as JSON. */
const toBrand = (settings: SiteSettings): Brand => ({
  ...(Object.fromEntries(brandSettings.map((name) => [name, settings[name]])) as Omit<Brand, 'logo'>),
  logo: settings.theme === 'light' ? settings.logoOnLight : settings.logo,
});
