/** Whether this installation can restore a backup. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#domain/settings/settings';
import { CommandError } from '#lib/command-error';
import { cmsDir } from '#lib/settings';
import type { Archive } from './archive-reader';
import type { DatabaseKind, Manifest } from './manifest';

const databaseNames: Record<DatabaseKind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const hint: Record<DatabaseKind, string> = {
  sqlite: 'Please unset DATABASE_URL',
  postgres: 'Please set DATABASE_URL to an empty PostgreSQL database',
};

type Storage = Manifest['storage'];

const storageNames: Record<Storage, string> = { disk: 'on the disk', s3: 'in a bucket' };

const storageHint: Record<Storage, string> = {
  disk: 'Please unset S3_BUCKET',
  s3: 'Please set S3_BUCKET to an empty bucket',
};

export const migrationName = (file: string) => file.replace(/\.(?:js|ts)$/, '');

/** Names of the migrations that this version has. Without any, the compiler creates no folder. */
export function knownMigrations(): Set<string> {
  const folder = join(cmsDir, 'dist', 'database', 'migrations');
  return new Set(
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.js')).map(migrationName),
  );
}

export function assertRestorable({ manifest, secret }: Omit<Archive, 'contents'>, settings: Settings): void {
  const { kind, migrations } = manifest.database;
  const own: DatabaseKind = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  if (kind !== own)
    throw new CommandError(
      `The backup is of ${databaseNames[kind]}, this installation uses ${databaseNames[own]}. ${hint[kind]}.`,
    );
  const ownStorage: Storage = settings.s3 ? 's3' : 'disk';
  if (manifest.storage !== ownStorage)
    throw new CommandError(
      `The files of the backup were ${storageNames[manifest.storage]}, those of this installation are ${storageNames[ownStorage]}. ${storageHint[manifest.storage]}.`,
    );
  const known = knownMigrations();
  const unknown = migrations.find((name) => !known.has(migrationName(name)));
  if (unknown !== undefined)
    throw new CommandError(
      `The backup is of a newer version, which has the migration ${unknown}. Please update before restoring it.`,
    );
  if (settings.appSecret !== null && settings.appSecret !== secret)
    throw new CommandError(
      'APP_SECRET differs from the secret in the backup, whose sessions and keys would be invalid. Please set APP_SECRET to the one in the backup (tar -xzOf FILE app-secret prints it), or remove it.',
    );
}
