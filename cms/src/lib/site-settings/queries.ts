import type { Logo } from '#domain/location/schema';
import type { Image } from '#domain/shared/response-schemas';
import { addVersion } from '#domain/shared/media-url';
import { initialMailSettings, initialSiteSettings } from '#domain/site/initial-settings';
import { defaultColors } from '#domain/site/look';
import { pageSettings, type PageSettings, mapPageSettings, type PageSetting } from '#domain/site/optional-pages';
import type {
  MailSettings,
  NewsletterSettings,
  Site,
  SiteSettings,
  StaffSiteSettings,
  NavigationItem,
} from '#domain/site/schema';
import { toImage, type MediaFile } from '../media';
import { fetchPageSummaries } from '../page/composed-pages';
import { settings } from '../settings';
import { readSetupState, settingsFor } from '../setup/state';
import { emptyToNull, required, toInstant } from '../stored-values';
import { fetchTaproomSummaries } from '../taproom/queries';
import type { PrivacyFacts } from '#domain/privacy/placeholders';
import type { SiteImageField } from '#domain/site/constants';

export const siteSettingsUid = 'api::site-settings.site-settings';

const siteSettingsPopulate = {
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

const serializeImage = (file: MediaFile | null): Image | null => (file?.url ? toImage(file) : null);

const serializeLink = ({ label, href }: NavigationItem): NavigationItem => ({ label, href });

const serializePageSettings = (stored: PageSettings): PageSettings => mapPageSettings((setting) => stored[setting]);

function serializeLook(stored: SiteSettingsDocument, initial: SiteSettings) {
  const palette = stored.palette ?? initial.palette;
  const theme = stored.theme ?? initial.theme;
  const defaults = defaultColors({ palette, theme });
  return {
    palette,
    theme,
    fonts: stored.fonts ?? initial.fonts,
    accentColor: stored.accentColor ?? defaults.accentColor,
    secondaryColor: stored.secondaryColor ?? defaults.secondaryColor,
  };
}

/** `initial` has the values of cleared fields that pages need. */
const serializeSiteSettings = (stored: SiteSettingsDocument, initial: SiteSettings): SiteSettings => ({
  name: required(stored.name),
  shortName: required(stored.shortName),
  tagline: stored.tagline ?? '',
  footerText: stored.footerText ?? '',
  advertiserLine: stored.advertiserLine ?? '',
  logo: serializeImage(stored.logo),
  logoOnLight: serializeImage(stored.logoOnLight),
  favicon: serializeImage(stored.favicon),
  ...serializeLook(stored, initial),
  facebook: emptyToNull(stored.facebook),
  instagram: emptyToNull(stored.instagram),
  youtube: emptyToNull(stored.youtube),
  untappd: emptyToNull(stored.untappd),
  otherNetworks: emptyToNull(stored.otherNetworks),
  poweredByName: emptyToNull(stored.poweredByName),
  poweredByUrl: emptyToNull(stored.poweredByUrl),
  rewardsUrl: emptyToNull(stored.rewardsUrl),
  hasAgeGate: stored.hasAgeGate,
  ...serializePageSettings(stored),
  mapTileUrl: emptyToNull(stored.mapTileUrl),
  mapTileAttribution: stored.mapTileAttribution ?? initial.mapTileAttribution,
  timeZone: stored.timeZone ?? initial.timeZone,
  navigation: (stored.navigation ?? []).map(serializeLink),
  footerLinks: (stored.footerLinks ?? []).map(serializeLink),
  words: stored.words ?? {},
  foundedIn: stored.foundedIn ? Number(stored.foundedIn) : null,
  updatedAt: toInstant(stored.updatedAt),
});

type StoredMailSettings = { [Field in keyof MailSettings]: string | null };

const serializeMailSettings = (stored: StoredMailSettings, initial: MailSettings): MailSettings => ({
  inquiryRecipient: stored.inquiryRecipient || initial.inquiryRecipient,
  contactReply: stored.contactReply || initial.contactReply,
  privateEventReply: stored.privateEventReply || initial.privateEventReply,
  shippingReply: stored.shippingReply || initial.shippingReply,
  newsletterText: stored.newsletterText || initial.newsletterText,
});

/** Null if it was deleted in the panel: the initial settings apply until the next save. */
export const findSiteSettings = (): Promise<SiteSettingsDocument | null> =>
  strapi.db.query(siteSettingsUid).findOne({ populate: siteSettingsPopulate });

const findFields = <Name extends keyof SiteSettingsDocument>(
  names: readonly Name[],
): Promise<Pick<SiteSettingsDocument, Name> | null> => strapi.db.query(siteSettingsUid).findOne({ select: [...names] });

const fetchInitialSettings = async (): Promise<SiteSettings> =>
  initialSiteSettings(settingsFor((await readSetupState()).content));

async function fetchSiteSettings(): Promise<SiteSettings> {
  const stored = await findSiteSettings();
  return stored ? serializeSiteSettings(stored, initialSiteSettings(settings())) : fetchInitialSettings();
}

export const mailFields = [
  'inquiryRecipient',
  'contactReply',
  'privateEventReply',
  'shippingReply',
  'newsletterText',
] as const satisfies (keyof MailSettings)[];

export async function fetchMailSettings(): Promise<MailSettings> {
  const stored = await findFields(mailFields);
  const initial = initialMailSettings(settingsFor((await readSetupState()).content));
  return stored ? serializeMailSettings(stored, initial) : initial;
}

async function fetchNewsletterSettings(): Promise<NewsletterSettings> {
  const stored = await findFields(['newsletterDoubleOptIn']);
  return {
    newsletterDoubleOptIn: stored?.newsletterDoubleOptIn ?? null,
    newsletterDoubleOptInDefault: settings().newsletterDoubleOptIn,
  };
}

export async function hasDoubleOptIn(): Promise<boolean> {
  const { newsletterDoubleOptIn, newsletterDoubleOptInDefault } = await fetchNewsletterSettings();
  return newsletterDoubleOptIn ?? newsletterDoubleOptInDefault;
}

export const fetchStaffSiteSettings = async (): Promise<StaffSiteSettings> => ({
  ...(await fetchSiteSettings()),
  ...(await fetchMailSettings()),
  ...(await fetchNewsletterSettings()),
});

/** The zone of everything that belongs to no taproom. */
export async function fetchTimeZone(): Promise<string> {
  const stored = await findFields(['timeZone']);
  return stored?.timeZone ?? initialSiteSettings(settings()).timeZone;
}

export async function fetchPageSettings(): Promise<PageSettings> {
  const stored = await findFields(pageSettings);
  return stored ? serializePageSettings(stored) : fetchInitialSettings();
}

const privacyFields = [
  'mapTileUrl',
  'rewardsUrl',
  'hasRewardsPage',
  'hasAgeGate',
] as const satisfies (keyof SiteSettings)[];

async function fetchPrivacySettings(): Promise<Pick<SiteSettings, (typeof privacyFields)[number]>> {
  const stored = await findFields(privacyFields);
  if (!stored) return fetchInitialSettings();
  return {
    mapTileUrl: emptyToNull(stored.mapTileUrl),
    rewardsUrl: emptyToNull(stored.rewardsUrl),
    hasRewardsPage: stored.hasRewardsPage,
    hasAgeGate: stored.hasAgeGate,
  };
}

export async function fetchBrandNames(): Promise<Pick<SiteSettings, 'name' | 'shortName'>> {
  const stored = await findFields(['name', 'shortName']);
  const { name, shortName } = stored ?? (await fetchInitialSettings());
  return { name: required(name), shortName: required(shortName) };
}

export const fetchSite = async (now: Date): Promise<Site> => ({
  settings: await fetchSiteSettings(),
  taprooms: await fetchTaproomSummaries(now),
  pages: await fetchPageSummaries(),
});

const serializeLogo = ({ logo, logoFilename }: SiteSettingsDocument): Logo | null =>
  logo && { url: addVersion(required(logo.url), logo), filename: logoFilename ?? 'logo' };

/** The logo of the location `main-website` is the one of the site settings. */
export async function fetchLogo(): Promise<Logo | null> {
  const stored = await findSiteSettings();
  return stored && serializeLogo(stored);
}

export const fetchPrivacyFacts = async (): Promise<PrivacyFacts> => ({
  ...settings(),
  ...(await fetchPrivacySettings()),
  hasDoubleOptIn: await hasDoubleOptIn(),
});
