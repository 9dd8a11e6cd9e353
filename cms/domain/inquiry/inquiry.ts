import type * as z from 'zod';
import type { inquirySchema } from './schema';

export const inquiryKinds = ['contact', 'private-event', 'shipping-order'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStatuses = ['new', 'answered', 'archived', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export type Inquiry = z.infer<typeof inquirySchema>;
