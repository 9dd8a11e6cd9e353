/** What the admins of the staff app should know about the server. Browsers import only the type. */
import * as z from 'zod';
import { backupWarningSchema } from '../backup/schema';

export const maxFailedEmails = 3;

export const systemWarningsSchema = z
  .object({
    backup: backupWarningSchema,
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
