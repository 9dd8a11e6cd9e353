/** The backups of an installation, as admins see them in the staff app. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { backupKinds } from './backup';

export const backupWarningSchema = z
  .object({
    problem: z.enum(['failed', 'overdue']),
    lastBackupAt: instantSchema.nullable().describe('When the last complete backup was started.'),
    reason: z.string().nullable().describe('Why the last attempt failed.'),
    schedule: z.string().describe('The setting BACKUP_SCHEDULE.'),
  })
  .nullable()
  .describe('Null without a schedule, and if the last planned backup was made.');

export type BackupWarning = z.infer<typeof backupWarningSchema>;

export const backupsSchema = z
  .object({
    schedule: z.string().nullable().describe('The setting BACKUP_SCHEDULE, in UTC. Null: no planned backups.'),
    keep: z.string().describe('Which planned backups are kept: the setting BACKUP_KEEP.'),
    bucket: z.string().nullable().describe('The bucket to which each is copied. Null: none.'),
    warning: backupWarningSchema,
    nextAt: instantSchema.nullable().describe('When the next one is planned.'),
    isRunning: z.boolean().describe('Whether one is being made.'),
    lastFailure: z.object({ at: instantSchema, reason: z.string() }).nullable(),
    files: z
      .array(
        z.object({
          name: z.string(),
          kind: z
            .enum(backupKinds)
            .describe('Whether it is of the data before a restore, or of the database before an update.'),
          createdAt: instantSchema,
          bytes: z.int(),
        }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'Backups' });

export type Backups = z.infer<typeof backupsSchema>;
