/** Backups, which admins see, make and download. They have every account and key of the installation. */
import { backupsSchema } from '#domain/backup/schema';
import { defineRoutes } from '#lib/routes';

const backups = { backups: backupsSchema };

export default defineRoutes({
  'GET /backups': {
    action: 'api::backup.backup.list',
    access: 'admin',
    summary: 'The backups of this installation, when they are made, and where they are stored.',
    response: backups,
  },
  'POST /backups': {
    action: 'api::backup.backup.create',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Start a backup. It takes seconds to minutes; the list says when it is complete.',
    response: backups,
    failures: [409],
  },
  'GET /backups/:name': {
    action: 'api::backup.backup.download',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Download a backup. It is a gzipped tar with the database, the uploaded files and the secret of all keys.',
    response: 'application/gzip',
    failures: [404],
  },
});
