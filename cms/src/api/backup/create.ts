/**
 * Makes a backup while the system runs, or while it is stopped. The database comes first, then the files: a file is
 * stored before its row and deleted after it, so every file of a row in the copy is still there, unless it was deleted
 * since. The archive lists such files.
 */
import { randomUUID, createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, open, rename } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as createPack } from 'tar-stream';
import { backupFileName, backupHost, type BackupKind } from '#domain/backup/backup';
import type { Settings } from '#domain/settings/settings';
import { CommandError, reasonOf } from '#lib/command-error';
import { isStorageFull } from '#lib/free-space';
import { appSecret } from '#lib/secrets';
import { productVersion } from '#lib/settings';
import { databaseFile } from '#lib/startup-checks';
import { openFileStore } from '#lib/storage/stored-files';
import { snapshotPostgres, snapshotSqlite, type Snapshot } from './database-snapshot';
import { type Contents, entryNames, formatVersion, type Manifest, signEntries } from './manifest';

type Entry = { name: string; size: number; modifiedAt: Date; content: Readable };

/** Photos are compressed already; text is not much smaller at higher levels. */
const compressionLevel = 3;
const ownerOnly = 0o600;

async function addEntry(archive: Pack, { name, size, modifiedAt, content }: Entry): Promise<Contents['entries'][0]> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      hash.update(chunk);
      callback(null, chunk);
    },
  });
  await pipeline(content, hashing, archive.entry({ name, size, mode: ownerOnly, mtime: modifiedAt }));
  return { name, size, sha256: hash.digest('hex') };
}

async function flush(path: string) {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Writes `partialFile` as a stream, so that memory does not grow with the size of the files, and renames it to `file` once it
 * is complete and on the disk. `describe` returns the rest of the contents after the last entry.
 */
async function writeArchive(
  { file, partialFile }: { file: string; partialFile: string },
  entries: AsyncIterable<Entry>,
  describe: (entries: Contents['entries']) => Contents,
  now: Date,
  signal: AbortSignal,
): Promise<Contents> {
  const archive = createPack();
  const writing = pipeline(
    archive,
    createGzip({ level: compressionLevel }),
    createWriteStream(partialFile, { flags: 'wx', mode: ownerOnly }),
    { signal },
  );
  const adding = async () => {
    const added: Contents['entries'] = [];
    for await (const entry of entries) added.push(await addEntry(archive, entry));
    const contents = describe(added);
    archive.entry({ name: entryNames.contents, mode: ownerOnly, mtime: now }, JSON.stringify(contents));
    archive.finalize();
    return contents;
  };
  const [contents] = await Promise.all([
    adding().catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }),
    writing,
  ]);
  await flush(partialFile);
  await rename(partialFile, file);
  await flush(dirname(file));
  return contents;
}

export type Backup = { file: string; bytes: number; manifest: Manifest; contents: Contents };

const textEntry = (name: string, text: string, now: Date): Entry => ({
  name,
  size: Buffer.byteLength(text),
  modifiedAt: now,
  content: Readable.from([Buffer.from(text)]),
});

function snapshotOf({ databaseUrl, dataDir }: Settings, target: string, signal: AbortSignal): Promise<Snapshot> {
  return databaseUrl === null
    ? snapshotSqlite(databaseFile(dataDir), target)
    : snapshotPostgres(databaseUrl, target, signal);
}

const describe = (settings: Settings, { kind, tables, migrations }: Snapshot, files: boolean, now: Date): Manifest => ({
  product: 'brewery',
  format: formatVersion,
  version: productVersion,
  createdAt: now.toISOString(),
  publicUrl: settings.publicUrl,
  database: { kind, tables, migrations },
  storage: settings.s3 ? 's3' : 'disk',
  files,
});

/** A file of an upload in progress, or of one that a crash has ended. */
const isUnfinished = (name: string) => /\.partial(?:\.|$)/.test(name);

async function* listEntries(settings: Settings, manifest: Manifest, copy: string, now: Date): AsyncIterable<Entry> {
  yield textEntry(entryNames.manifest, JSON.stringify(manifest, null, 2), now);
  yield textEntry(entryNames.secret, appSecret(), now);
  const { size } = await stat(copy);
  yield { name: entryNames.database[manifest.database.kind], size, modifiedAt: now, content: createReadStream(copy) };
  if (!manifest.files) return;
  const files = openFileStore(settings);
  for await (const { name } of files.list()) {
    const file = isUnfinished(name) ? null : await files.open(name);
    if (file) yield { name: `${entryNames.uploads}${name}`, ...file };
  }
}

const staleAfterMs = 24 * 3_600_000;
const isPartial = (name: string) => name.startsWith('.partial-');

/** What a backup that was killed has left. */
async function removeStaleFolders(dir: string, now: Date) {
  for (const name of (await readdir(dir)).filter(isPartial)) {
    const { mtimeMs } = await stat(join(dir, name));
    if (now.getTime() - mtimeMs > staleAfterMs) await rm(join(dir, name), { recursive: true, force: true });
  }
}

function explain(dir: string, error: unknown): unknown {
  if (isStorageFull(error))
    return new CommandError(`BACKUP_DIR: ${dir} has too little free space (${reasonOf(error)})`);
  const isForbidden = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(String(Reflect.get(Object(error), 'code')));
  return isForbidden ? new CommandError(`BACKUP_DIR: ${dir} cannot be written to (${reasonOf(error)})`) : error;
}

/** The file has its name only once it is complete. */
export async function createBackup(
  settings: Settings,
  kind: BackupKind,
  now: Date,
  signal: AbortSignal,
): Promise<Backup> {
  const { dir, signingKey } = settings.backup;
  const work = join(dir, `.partial-${randomUUID()}`);
  try {
    await mkdir(work, { recursive: true, mode: 0o700 });
    await removeStaleFolders(dir, now);
    const copy = join(work, 'database');
    const snapshot = await snapshotOf(settings, copy, signal);
    const manifest = describe(settings, snapshot, kind !== 'before-update', now);
    const file = join(dir, backupFileName(kind, backupHost(settings.publicUrl), now));
    const contents = await writeArchive(
      { file, partialFile: join(work, 'archive') },
      listEntries(settings, manifest, copy, now),
      (entries) => {
        const stored = new Set(entries.map(({ name }) => name));
        const expected = manifest.files ? [...snapshot.fileNames] : [];
        const missing = expected.filter((name) => !stored.has(`${entryNames.uploads}${name}`));
        return { entries, missing, ...(signingKey ? { signature: signEntries(entries, signingKey) } : {}) };
      },
      now,
      signal,
    );
    return { file, bytes: (await stat(file)).size, manifest, contents };
  } catch (error) {
    throw explain(dir, error);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
