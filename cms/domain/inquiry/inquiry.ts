import type * as z from 'zod';
import type { inquirySchema } from './schema';

export type Inquiry = z.infer<typeof inquirySchema>;
