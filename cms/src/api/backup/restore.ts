/**
 * Restores a backup, all or nothing:
 *
 * 1. Extracts it into a temporary folder and verifies every checksum.
 * 2. Stores the files that this installation does not have. Nothing refers to them yet.
 * 3. Replaces the secret and the database: the step that decides. Until then every failure is undone.
 * 4. Replaces files that have the same name, and deletes those that only the replaced database referred to. If this is
 *    interrupted, restoring again completes it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '#domain/settings/settings';
import { CommandError, reasonOf } from '#lib/command-error';
import { secretFile } from '#lib/secrets';
import { openFileStore, type FileStore } from '#lib/storage/stored-files';
import { readArchive, type Archive } from './archive-reader';
import { createBackup } from './create';
import { assertNoResponse, type DatabaseTarget, openDatabaseTarget } from './database-target';
import { assertRestorable, entryNames, type Manifest } from './manifest';

export type Restored = { archive: Archive; safetyBackup: string | null; warnings: string[] };

type Options = { isReplacing: boolean; now: Date; signal: AbortSignal };

async function assertEmpty({ current, place }: DatabaseTarget, files: FileStore) {
  const [firstFile] = current ? [] : await firstOf(files.list());
  if (current === null && firstFile === undefined) return;
  const owner = current ? `${place} has tables` : `${files.place} has files`;
  throw new CommandError(
    `This installation holds other data: ${owner}. To replace it, add --replace; it is then backed up first.`,
  );
}

/** A move to another kind of database needs a complete backup and, to PostgreSQL, an empty database. */
function assertMovable({ database, files }: Manifest, { databaseUrl }: Settings, { current, place }: DatabaseTarget) {
  if ((database.kind === 'postgres') === (databaseUrl !== null)) return;
  if (!files) throw new CommandError('The backup has no files. Please use a complete one to move to another database.');
  if (databaseUrl !== null && current !== null)
    throw new CommandError(`Moving to PostgreSQL needs an empty database, and ${place} has tables.`);
}

async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  for await (const item of items) return [item];
  return [];
}

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

type FileChanges = {
  /** Removes what was added. */
  undo: () => Promise<void>;
  /** Returns what failed. */
  finish: (unused: Iterable<string>) => Promise<string[]>;
};

/** Stores the files that aren't there yet. */
async function addFiles(files: FileStore, folder: string, names: string[], signal: AbortSignal): Promise<FileChanges> {
  const existing = new Map<string, string | null>();
  for await (const { name, md5 } of files.list()) existing.set(name, md5);
  const added: string[] = [];
  const undo = async () => {
    for (const name of added) await files.remove(name).catch(() => undefined);
  };
  const path = (name: string) => join(folder, entryNames.uploads, name);
  try {
    for (const name of names.filter((candidate) => !existing.has(candidate))) {
      signal.throwIfAborted();
      added.push(name);
      await files.put(name, path(name));
    }
  } catch (error) {
    await undo();
    throw error;
  }

  const replaceFile = async (name: string) => {
    const md5 = existing.get(name) ?? null;
    if (md5 === null || md5 !== (await md5Of(path(name)))) await files.put(name, path(name));
  };
  return {
    undo,
    async finish(unused) {
      const restored = new Set(names);
      const tasks = [
        ...names.filter((name) => existing.has(name)).map((name) => () => replaceFile(name)),
        ...[...unused]
          .filter((name) => existing.has(name) && !restored.has(name))
          .map((name) => () => files.remove(name)),
      ];
      const failures: string[] = [];
      for (const task of tasks) await task().catch((error: unknown) => failures.push(reasonOf(error)));
      return failures;
    },
  };
}

/** Keeps every key and session valid. With APP_SECRET, the file is not used. */
async function replaceSecret({ dataDir, appSecret }: Settings, secret: string): Promise<() => Promise<void>> {
  if (appSecret !== null) return () => Promise.resolve();
  const file = secretFile(dataDir);
  const previous = existsSync(file) ? await readFile(file) : null;
  const write = async (content: string | Buffer) => {
    await writeFile(`${file}.partial`, content, { mode: 0o600, flush: true });
    await rename(`${file}.partial`, file);
  };
  await write(secret);
  return () => (previous === null ? rm(file, { force: true }) : write(previous));
}

async function replaceAll(
  settings: Settings,
  target: DatabaseTarget,
  folder: string,
  { manifest, secret, contents }: Archive,
  signal: AbortSignal,
): Promise<string[]> {
  const names = contents.entries
    .filter(({ name }) => name.startsWith(entryNames.uploads))
    .map(({ name }) => name.slice(entryNames.uploads.length));
  const changes = await addFiles(openFileStore(settings), folder, names, signal);
  const undoSecret = await replaceSecret(settings, secret).catch(async (error: unknown) => {
    await changes.undo();
    throw error;
  });
  let failures: string[];
  try {
    signal.throwIfAborted();
    failures = await target.replace(join(folder, entryNames.database[manifest.database.kind]), manifest, signal);
  } catch (error) {
    await undoSecret();
    await changes.undo();
    throw error;
  }
  return [...failures, ...(await changes.finish(manifest.files ? (target.current?.fileNames ?? []) : []))];
}

/** A folder on the disk to which the files are moved. With PostgreSQL and S3, DATA_DIR may be small. */
const stagingDir = ({ databaseUrl, s3, dataDir, backup }: Settings) =>
  databaseUrl !== null && s3 !== null ? backup.dir : dataDir;

export async function restoreBackup(file: string, settings: Settings, options: Options): Promise<Restored> {
  const { isReplacing, now, signal } = options;
  await assertNoResponse(settings);
  const folder = join(stagingDir(settings), `.restore-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let target: DatabaseTarget | undefined;
  try {
    target = await openDatabaseTarget(settings, folder, now);
    if (!isReplacing) await assertEmpty(target, openFileStore(settings));
    const archive = await readArchive(file, {
      folder,
      signingKey: settings.backup.signingKey,
      check: (part) => {
        assertRestorable(part, settings);
        if (target) assertMovable(part.manifest, settings, target);
      },
    });
    signal.throwIfAborted();
    const safety = target.current ? await createBackup(settings, 'before-restore', now, signal) : null;
    const warnings = await replaceAll(settings, target, folder, archive, signal);
    return { archive, safetyBackup: safety?.file ?? null, warnings };
  } finally {
    await target?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
