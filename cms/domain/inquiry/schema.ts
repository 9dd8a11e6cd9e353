import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { inquiryEmailSchema } from './email';
import { inquiryKinds, inquiryStatuses } from './constants';

export const inquirySchema = z
  .object({
    _id: z.string(),
    kind: z.enum(inquiryKinds),
    status: z.enum(inquiryStatuses),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string().nullable(),
    /** The form's other fields, such as `subject`, `eventType`, `address`. */
    details: z.record(z.string(), z.string()),
    /** None for spam, and once the outbox has deleted them. */
    emails: z.array(inquiryEmailSchema),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Inquiry' });
