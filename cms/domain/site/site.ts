import type * as z from 'zod';
import type {
  mailSettingsSchema,
  navigationItemSchema,
  newsletterSettingsSchema,
  pageSummarySchema,
  siteSchema,
  siteSettingsSchema,
  staffSiteSettingsSchema,
} from './schema';

export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type MailSettings = z.infer<typeof mailSettingsSchema>;
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
export type StaffSiteSettings = z.infer<typeof staffSiteSettingsSchema>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type Site = z.infer<typeof siteSchema>;
