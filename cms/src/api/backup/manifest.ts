/**
 * What a backup contains. The archive is a gzipped tar, which any tar program reads:
 *
 *   manifest.json     first: what it is, and whether this version can restore it
 *   app-secret        all keys are derived from it
 *   database.sqlite   or database.dump of PostgreSQL
 *   uploads/…         the files, from the disk or the bucket
 *   contents.json     last: size and SHA-256 of each entry before it, so that nothing can be missing
 */
import { createHmac } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from '#domain/settings/settings';
import { CommandError } from '#lib/command-error';
import { cmsDir } from '#lib/settings';

/** Increment it when an earlier version could not restore the archive. */
export const formatVersion = 1;

export const entryNames = {
  manifest: 'manifest.json',
  secret: 'app-secret',
  database: { sqlite: 'database.sqlite', postgres: 'database.dump' },
  uploads: 'uploads/',
  contents: 'contents.json',
} as const;

/** The pattern of Strapi's and our tables: the names become parts of statements. */
const tableName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const manifestSchema = z.object({
  product: z.literal('brewery'),
  format: z.number(),
  /** The version of the code that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  publicUrl: z.string(),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** The number of rows of each table. */
    tables: z.record(tableName, z.int().nonnegative()),
    migrations: z.array(z.string()),
  }),
  storage: z.enum(['disk', 's3']),
  /** Whether it has the uploaded files; else a restore leaves them as they are. */
  files: z.boolean(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseKind = Manifest['database']['kind'];

export const parseManifest = (json: unknown): Manifest | null => manifestSchema.safeParse(json).data ?? null;

const contentsSchema = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Files that the database names, but the storage did not have. */
  missing: z.array(z.string()),
  /** HMAC-SHA256 of `entries` with BACKUP_SIGNING_KEY, if it is set. */
  signature: z.string().optional(),
});

export type Contents = z.infer<typeof contentsSchema>;

export const signEntries = (entries: Contents['entries'], key: string): string =>
  createHmac('sha256', key).update(JSON.stringify(entries)).digest('hex');

export const parseContents = (json: unknown): Contents | null => contentsSchema.safeParse(json).data ?? null;

export const migrationName = (file: string) => file.replace(/\.(?:js|ts)$/, '');

/** Names of the migrations that this version has. Without any, the compiler creates no folder. */
export function knownMigrations(): Set<string> {
  const folder = join(cmsDir, 'dist', 'database', 'migrations');
  return new Set(
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.js')).map(migrationName),
  );
}

export function assertRestorable(
  { manifest, secret }: { manifest: Manifest; secret: string },
  settings: Settings,
): void {
  const { migrations } = manifest.database;
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

const count = (total: number, one: string, many: string) => `${total} ${total === 1 ? one : many}`;

/** `412 rows in 96 tables, 34 files`. */
export function formatContents({ database }: Manifest, { entries }: Contents): string {
  const totals = Object.values(database.tables);
  const rows = totals.reduce((sum, total) => sum + total, 0);
  const files = entries.filter(({ name }) => name.startsWith(entryNames.uploads)).length;
  return `${count(rows, 'row', 'rows')} in ${count(totals.length, 'table', 'tables')}, ${count(files, 'file', 'files')}`;
}

const shown = 5;

/** Lines about files that rows refer to, but the storage did not have. */
export function formatMissing({ missing }: Contents): string[] {
  if (missing.length === 0) return [];
  const names = missing.slice(0, shown).join(', ');
  const more = missing.length > shown ? ` and ${missing.length - shown} more` : '';
  return [`Files that the database refers to, but that don't exist: ${names}${more}`];
}

export const formatTime = (instant: string) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
