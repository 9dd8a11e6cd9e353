import type { SiteImageField } from '#domain/site/constants';
import type { PageSetting } from '#domain/site/optional-pages';
import type { MailSettings, NavigationItem, SiteSettings } from '#domain/site/schema';
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

type Look = Pick<SiteSettings, 'palette' | 'theme' | 'fonts'>;

type StoredTexts = Omit<
  SiteSettings,
  | SiteImageField
  | PageSetting
  | keyof Look
  | 'navigation'
  | 'footerLinks'
  | 'hasAgeGate'
  | 'foundedIn'
  | 'words'
  | 'updatedAt'
> &
  MailSettings;

export type SiteSettingsDocument = { [Field in keyof StoredTexts]: string | null } & {
  [Field in SiteImageField]: MediaFile | null;
} & Record<PageSetting, boolean> & { [Field in keyof Look]: Look[Field] | null } & {
    id: number;
    documentId: string;
    logoFilename: string | null;
    hasAgeGate: boolean;
    newsletterDoubleOptIn: boolean | null;
    navigation: NavigationItem[] | null;
    footerLinks: NavigationItem[] | null;
    foundedIn: string | null;
    words: Record<string, string> | null;
    updatedAt: string | Date;
  };
