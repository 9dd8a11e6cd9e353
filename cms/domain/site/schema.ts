/** The response of `GET /api/site`: what every page needs. Browsers import only the inferred types. */
import * as z from 'zod';
import { pageNavigations } from '../page/storage';
import { imageSchema, instantSchema } from '../shared/response-schemas';
import { taproomSummarySchema } from '../taproom/schema';
import { fontPairNames, paletteNames, themeNames } from './look';
import { mapPageSettings } from './optional-pages';

const navigationItemSchema = z.object({ label: z.string(), href: z.string() });

/** The site settings, as content. */
const siteSettingsSchema = z
  .object({
    name: z.string(),
    shortName: z.string(),
    tagline: z.string(),
    /** Under the logo in the footer. */
    footerText: z.string(),
    /** City and state in the copyright line, which the advertising of alcohol requires: `Auburn, California`. */
    advertiserLine: z.string(),
    /** The logo for dark backgrounds; null: the name in the display typeface. */
    logo: imageSchema.nullable(),
    logoOnLight: imageSchema.nullable(),
    favicon: imageSchema.nullable(),
    palette: z.enum(paletteNames),
    theme: z.enum(themeNames),
    /** A pair for headings and text. */
    fonts: z.enum(fontPairNames),
    /** `#e39a2d`: buttons, the current link, highlights. */
    accentColor: z.string(),
    /** `#b5622a`: hover and lines. */
    secondaryColor: z.string(),
    facebook: z.string().nullable(),
    instagram: z.string().nullable(),
    youtube: z.string().nullable(),
    untappd: z.string().nullable(),
    /** URLs of pages in other networks, separated by spaces. */
    otherNetworks: z.string().nullable(),
    poweredByName: z.string().nullable(),
    poweredByUrl: z.string().nullable(),
    /** Null: the demo program that comes with the site. */
    rewardsUrl: z.string().nullable(),
    hasAgeGate: z.boolean(),
    /** Whether the site has these pages: see `optionalPages`. */
    ...mapPageSettings(() => z.boolean()),
    /** Null: no street tiles. */
    mapTileUrl: z.string().nullable(),
    mapTileAttribution: z.string(),
    /** The brewery's time zone, for dates and times that belong to no taproom. */
    timeZone: z.string(),
    /** The header's links, in order. `/taproom` is the menu of the taprooms. */
    navigation: z.array(navigationItemSchema),
    /** The footer's links, in order. `/taproom` is the page of the first taproom. */
    footerLinks: z.array(navigationItemSchema),
    /** A year, for structured data. */
    foundedIn: z.int().nullable(),
    /** Changed words of the site, by their original texts: see `wordGroups`. */
    words: z.record(z.string(), z.string()),
    updatedAt: instantSchema,
  })
  .meta({ id: 'SiteSettings' });

/** What only staff read: inquiries and emails. */
const mailSettingsSchema = z.object({
  /** Receives inquiries, and is the Reply-To of their confirmations. */
  inquiryRecipient: z.string(),
  /** What the sender of a message reads on the page and in the confirmation; the same for the other forms. */
  contactReply: z.string(),
  privateEventReply: z.string(),
  shippingReply: z.string(),
  /** What subscribers get, in the welcome email. */
  newsletterText: z.string(),
});

/** What only staff read: how visitors subscribe. */
const newsletterSettingsSchema = z.object({
  /** Whether subscribers confirm their e-mail address first. Null: as `newsletterDoubleOptInDefault`. */
  newsletterDoubleOptIn: z.boolean().nullable(),
  /** `NEWSLETTER_DOUBLE_OPT_IN`. */
  newsletterDoubleOptInDefault: z.boolean(),
});

export const staffSiteSettingsSchema = siteSettingsSchema
  .extend(mailSettingsSchema.shape)
  .extend(newsletterSettingsSchema.shape)
  .meta({ id: 'StaffSiteSettings' });

/** A live page that was composed in the panel. */
const pageSummarySchema = z
  .object({
    /** The key of `GET /api/pages/{key}`. */
    id: z.string(),
    path: z.string(),
    title: z.string(),
    /** The place of its link: none, last in the header's menu, or in the footer. */
    navigation: z.enum(pageNavigations),
    updatedAt: instantSchema,
  })
  .meta({ id: 'PageSummary' });

export const siteSchema = z
  .object({
    settings: siteSettingsSchema,
    /** Taprooms in their order on the site. */
    taprooms: z.array(taproomSummarySchema),
    /** Pages in the order of the navigation. */
    pages: z.array(pageSummarySchema),
  })
  .meta({ id: 'Site' });

export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type MailSettings = z.infer<typeof mailSettingsSchema>;
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
export type StaffSiteSettings = z.infer<typeof staffSiteSettingsSchema>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type Site = z.infer<typeof siteSchema>;
