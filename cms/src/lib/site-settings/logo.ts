/** The main website's logo is the one of the site settings (api.md §5). */
import type { Logo } from '#domain/location/location';
import { addVersion } from '#domain/shared/media-url';
import { required } from '../stored-values';
import type { SiteSettingsDocument } from './document';
import { findSiteSettings } from './queries';

const serializeLogo = ({ logo, logoFilename }: SiteSettingsDocument): Logo | null =>
  logo && { url: addVersion(required(logo.url), logo), filename: logoFilename ?? 'logo' };

export async function fetchLogo(): Promise<Logo | null> {
  const stored = await findSiteSettings();
  return stored && serializeLogo(stored);
}
