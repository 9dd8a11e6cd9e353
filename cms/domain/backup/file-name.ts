/** Names of backup files: `backup-www.boldridge.example-2026-11-23T10-00-00Z.tar.gz`. */

/** Of the data that a restore replaced, or the database that an update changed; the schedule never deletes these. */
export const backupKinds = ['backup', 'before-restore', 'before-update'] as const;
export type BackupKind = (typeof backupKinds)[number];

export type BackupFile = { name: string; kind: BackupKind; host: string; time: Date };

const pattern = /^(backup|before-restore|before-update)-(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** The host of the site's URL, so that several installations can share a folder. */
export const backupHost = (publicUrl: string) => new URL(publicUrl).host.replaceAll(/[^a-z\d.-]/g, '-');

export const backupFileName = (kind: BackupKind, host: string, time: Date) =>
  `${kind}-${host}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

export function parseBackupFileName(name: string): BackupFile | null {
  const [, kind, host, hour, minute, second] = pattern.exec(name) ?? [];
  if (host === undefined) return null;
  const time = new Date(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : { name, kind: kind as BackupKind, host, time };
}
