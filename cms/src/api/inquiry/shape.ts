import * as z from 'zod';
import { inquiryKinds, inquiryStatuses, type Inquiry } from '#domain/inquiry/inquiry';
import { instantSchema } from '#lib/response-schemas';

export const inquiryShape = z
  .object({
    _id: z.string(),
    kind: z.enum(inquiryKinds),
    status: z.enum(inquiryStatuses),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string().nullable(),
    details: z.record(z.string(), z.string()),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Inquiry' }) satisfies z.ZodType<Inquiry>;
