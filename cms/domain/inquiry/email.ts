/** The emails about an inquiry: the notification to the brewery and the confirmation to the sender. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';

const emailStates = ['waiting', 'sent', 'failed', 'no-mail-server'] as const;

export const inquiryEmailSchema = z
  .object({
    _id: z.string(),
    purpose: z.enum(['notification', 'confirmation']),
    to: z.string(),
    /** `no-mail-server`: it waits, but the server is not set up to send email. */
    state: z.enum(emailStates),
    sentAt: instantSchema.nullable(),
    /** Of an email that waits after a failed attempt. */
    nextAttemptAt: instantSchema.nullable(),
    /** Why the last attempt failed. */
    error: z.string().nullable(),
  })
  .meta({ id: 'InquiryEmail' });

export type InquiryEmail = z.infer<typeof inquiryEmailSchema>;
