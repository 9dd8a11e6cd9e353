import type * as z from 'zod';
import type { navigationItemSchema, pageSummarySchema, siteSchema, siteSettingsSchema } from './schema';

export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type Site = z.infer<typeof siteSchema>;
