/** What the admins of the staff app should know about the server. Browsers import only the type. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';

export const maxFailedEmails = 3;

export const systemWarningsSchema = z
  .object({
    backup: z
      .object({
        problem: z.enum(['failed', 'overdue']),
        lastBackupAt: instantSchema.nullable().describe('When the last complete backup was started.'),
        reason: z.string().nullable().describe('Why the last attempt failed.'),
        schedule: z.string().describe('The setting BACKUP_SCHEDULE.'),
      })
      .nullable()
      .describe('Null without a schedule, and if the last planned backup was made.'),
    failedEmails: z
      .object({
        total: z.int(),
        latest: z
          .array(
            z.object({
              _id: z.string(),
              to: z.string(),
              subject: z.string(),
              error: z.string().nullable(),
              inquiry: z.string().nullable().describe('The ID of the inquiry that the email is about.'),
            }),
          )
          .max(maxFailedEmails),
      })
      .describe('Emails of the last seven days that were given up.'),
  })
  .meta({ id: 'SystemWarnings' });

export type SystemWarnings = z.infer<typeof systemWarningsSchema>;
