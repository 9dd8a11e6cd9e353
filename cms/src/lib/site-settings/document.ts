import type { SiteImageField } from '#domain/site/constants';
import type { NavigationItem, SiteSettings } from '#domain/site/site';
import type { MediaFile } from '../media';

export const siteSettingsUid = 'api::site-settings.site-settings';

/** The relations that serialization needs. */
export const siteSettingsPopulate = { logo: true, logoOnLight: true, favicon: true, navigation: true };

type StoredTexts = Omit<SiteSettings, SiteImageField | 'navigation' | 'hasAgeGate' | 'updatedAt'>;

export type SiteSettingsDocument = { [Field in keyof StoredTexts]: string | null } & {
  [Field in SiteImageField]: MediaFile | null;
} & {
  id: number;
  documentId: string;
  logoFilename: string | null;
  hasAgeGate: boolean | null;
  navigation: NavigationItem[] | null;
  updatedAt: string | Date;
};
