import type { SiteImageField } from '#domain/site/constants';
import type { MailSettings, NavigationItem, SiteSettings } from '#domain/site/site';
import type { MediaFile } from '../media';

export const siteSettingsUid = 'api::site-settings.site-settings';

/** The relations that serialization needs. */
export const siteSettingsPopulate = {
  logo: true,
  logoOnLight: true,
  favicon: true,
  navigation: true,
  footerLinks: true,
};

type StoredTexts = Omit<
  SiteSettings,
  SiteImageField | 'navigation' | 'footerLinks' | 'hasAgeGate' | 'foundedIn' | 'updatedAt'
> &
  MailSettings;

export type SiteSettingsDocument = { [Field in keyof StoredTexts]: string | null } & {
  [Field in SiteImageField]: MediaFile | null;
} & {
  id: number;
  documentId: string;
  logoFilename: string | null;
  hasAgeGate: boolean | null;
  navigation: NavigationItem[] | null;
  footerLinks: NavigationItem[] | null;
  foundedIn: string | null;
  updatedAt: string | Date;
};
