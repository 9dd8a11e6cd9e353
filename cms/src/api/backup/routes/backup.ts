/** Backups, which admins see, make and download. They have every account and key of the installation. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBackupRetention, isBackupRunning, nextPlannedTime } from '#domain/backup/backup';
import { backupsSchema, type Backups } from '#domain/backup/schema';
import { messages } from '#domain/shared/messages';
import { recordAudit } from '#lib/audit/record';
import { fetchBackupWarning, readBackupState } from '#lib/backup-state';
import { conflict, notFound } from '#lib/errors';
import { pathParam } from '#lib/parse';
import { defineRoutes } from '#lib/routes';
import { settings } from '#lib/settings';
import { listOwnBackups, startBackup } from '../scheduled';

/** Null if it was deleted since it was listed. */
const sizeOf = async (name: string) => (await stat(join(settings().backup.dir, name)).catch(() => null))?.size ?? null;

async function describeBackups(now: Date): Promise<Backups> {
  const { schedule, keep, copies } = settings().backup;
  const state = await readBackupState(strapi);
  const files: Backups['files'] = [];
  for (const { name, kind, time } of await listOwnBackups(settings())) {
    const bytes = await sizeOf(name);
    if (bytes !== null) files.push({ name, kind, createdAt: time.toISOString(), bytes });
  }
  return {
    schedule: schedule?.text ?? null,
    keep: formatBackupRetention(keep),
    bucket: copies?.bucket ?? null,
    warning: await fetchBackupWarning(strapi, now),
    nextAt: schedule && nextPlannedTime(schedule, now).toISOString(),
    isRunning: isBackupRunning(state, now),
    lastFailure: state.failedAt === null ? null : { at: state.failedAt, reason: state.reason ?? '' },
    files,
  };
}

const backups = { backups: backupsSchema };

export default defineRoutes({
  'GET /backups': {
    id: 'backup.backup.list',
    access: 'admin',
    summary: 'The backups of this installation, when they are made, and where they are stored.',
    response: backups,
    handle: async () => ({ backups: await describeBackups(new Date()) }),
  },
  'POST /backups': {
    id: 'backup.backup.create',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Start a backup. It takes seconds to minutes; the list says when it is complete.',
    response: backups,
    failures: [409],
    async handle() {
      const now = new Date();
      if (!(await startBackup(strapi, now))) throw conflict('conflict', messages.backupRunning);
      return { backups: await describeBackups(now) };
    },
  },
  'GET /backups/:name': {
    id: 'backup.backup.download',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Download a backup. It is a gzipped tar with the database, the uploaded files and the secret of all keys.',
    response: 'application/gzip',
    /** The name is one of the list, so it leads to no other file. */
    async handle(ctx) {
      const file = (await listOwnBackups(settings())).find(({ name }) => name === pathParam(ctx, 'name'));
      const size = file ? await sizeOf(file.name) : null;
      if (!file || size === null) throw notFound('Backup');
      await recordAudit({ action: 'exported', area: 'backups' }, new Date());
      ctx.status = 200;
      ctx.set('Content-Type', 'application/gzip');
      ctx.set('Content-Length', String(size));
      ctx.set('Content-Disposition', `attachment; filename="${file.name}"`);
      ctx.body = createReadStream(join(settings().backup.dir, file.name));
    },
  },
});
