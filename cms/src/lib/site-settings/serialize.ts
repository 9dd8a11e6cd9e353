import type { Image } from '#domain/shared/image';
import { mapPageSettings, type PageSettings } from '#domain/site/optional-pages';
import type { MailSettings, NavigationItem, SiteSettings } from '#domain/site/site';
import { toImage, type MediaFile } from '../media';
import { emptyToNull, required, toInstant } from '../stored-values';
import type { SiteSettingsDocument } from './document';

const serializeImage = (file: MediaFile | null): Image | null => (file?.url ? toImage(file) : null);

const serializeLink = ({ label, href }: NavigationItem): NavigationItem => ({ label, href });

export const serializePageSettings = (stored: PageSettings): PageSettings =>
  mapPageSettings((setting) => stored[setting]);

/** `initial` has the values of cleared fields that pages need. */
export const serializeSiteSettings = (stored: SiteSettingsDocument, initial: SiteSettings): SiteSettings => ({
  name: required(stored.name),
  shortName: required(stored.shortName),
  tagline: stored.tagline ?? '',
  footerText: stored.footerText ?? '',
  advertiserLine: stored.advertiserLine ?? '',
  logo: serializeImage(stored.logo),
  logoOnLight: serializeImage(stored.logoOnLight),
  favicon: serializeImage(stored.favicon),
  accentColor: stored.accentColor ?? initial.accentColor,
  secondaryColor: stored.secondaryColor ?? initial.secondaryColor,
  facebook: emptyToNull(stored.facebook),
  instagram: emptyToNull(stored.instagram),
  youtube: emptyToNull(stored.youtube),
  untappd: emptyToNull(stored.untappd),
  poweredByName: emptyToNull(stored.poweredByName),
  poweredByUrl: emptyToNull(stored.poweredByUrl),
  rewardsUrl: emptyToNull(stored.rewardsUrl),
  hasAgeGate: stored.hasAgeGate,
  ...serializePageSettings(stored),
  mapTileUrl: emptyToNull(stored.mapTileUrl),
  mapTileAttribution: stored.mapTileAttribution ?? initial.mapTileAttribution,
  timeZone: stored.timeZone ?? initial.timeZone,
  navigation: (stored.navigation ?? []).map(serializeLink),
  taproomsLabel: stored.taproomsLabel || initial.taproomsLabel,
  footerLinks: (stored.footerLinks ?? []).map(serializeLink),
  foundedIn: stored.foundedIn ? Number(stored.foundedIn) : null,
  updatedAt: toInstant(stored.updatedAt),
});

type StoredMailSettings = { [Field in keyof MailSettings]: string | null };

export const serializeMailSettings = (stored: StoredMailSettings, initial: MailSettings): MailSettings => ({
  inquiryRecipient: stored.inquiryRecipient || initial.inquiryRecipient,
  contactReply: stored.contactReply || initial.contactReply,
  privateEventReply: stored.privateEventReply || initial.privateEventReply,
  shippingReply: stored.shippingReply || initial.shippingReply,
  newsletterText: stored.newsletterText || initial.newsletterText,
});
