import type * as z from 'zod';
import type { inquirySchema } from './schema';

export type Inquiry = z.infer<typeof inquirySchema>;

/** The inquiry itself, without what the outbox knows about it. */
export type InquiryRecord = Omit<Inquiry, 'emails'>;
