import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { inquiryKinds, inquiryStatuses } from './constants';

const emailStates = ['waiting', 'sent', 'failed', 'no-mail-server'] as const;

const inquiryEmailSchema = z
  .object({
    _id: z.string(),
    purpose: z.enum(['notification', 'confirmation']),
    to: z.string(),
    /** `no-mail-server`: it waits, but the server is not set up to send email. */
    state: z.enum(emailStates),
    sentAt: instantSchema.nullable(),
    /** The next attempt to send an email, after a failed one. */
    nextAttemptAt: instantSchema.nullable(),
    /** Why the last attempt failed. */
    error: z.string().nullable(),
  })
  .meta({ id: 'InquiryEmail' });

export type InquiryEmail = z.infer<typeof inquiryEmailSchema>;

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

export type Inquiry = z.infer<typeof inquirySchema>;

/** The inquiry itself, without what the outbox knows about it. */
export type InquiryRecord = Omit<Inquiry, 'emails'>;
