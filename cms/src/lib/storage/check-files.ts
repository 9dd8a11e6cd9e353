/**
 * Compares the rows of the media library with the stored files. It may run while the system does: what it finds is looked at
 * a second time, and files younger than a day may belong to an upload in progress.
 */
import {
  type FileStore,
  type ListedFile,
  fileNames,
  type FileWithFormats,
  fileName,
  type NamedFile,
} from './stored-files';
import { hasRow } from './pending-deletions';
import { CopyObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { type Bucket, objectHeaders, reachStorage, svgType } from './s3-client';

const fileUid = 'plugin::upload.file';
const batchSize = 500;
const dayMs = 24 * 60 * 60_000;

export type MissingFile = { id: number; name: string; fileName: string };

export type FileProblems = {
  rows: number;
  files: number;
  missing: MissingFile[];
  unused: ListedFile[];
  /** Files without a row that may belong to an upload in progress. */
  recent: number;
  /** Files that another program has stored. */
  foreign: number;
};

/** Stores by the provider in the files' rows; an installation that has moved to a bucket can have files on the disk. */
export type Storages = Partial<Record<string, FileStore>>;

type FileRow = FileWithFormats & { id: number; name: string; provider: string };

/** Strapi's names: the original name, ten random digits, the extension. */
const isOwnName = (name: string) => /^[\w-]+_[0-9a-f]{10}(?:\.partial)?(?:\.\w+)?$/.test(name);

async function* readRows(): AsyncIterable<FileRow> {
  for (let lastId = 0; ;) {
    const rows: FileRow[] = await strapi.db.query(fileUid).findMany({
      select: ['id', 'name', 'hash', 'ext', 'formats', 'provider'],
      where: { id: { $gt: lastId } },
      orderBy: { id: 'asc' },
      limit: batchSize,
    });
    yield* rows;
    if (rows.length < batchSize) return;
    lastId = rows.at(-1)?.id ?? Infinity;
  }
}

async function listAll(storage: FileStore): Promise<Map<string, ListedFile>> {
  const files = new Map<string, ListedFile>();
  for await (const file of storage.list()) files.set(file.name, file);
  return files;
}

const rowExists = async (id: number) => (await strapi.db.query(fileUid).count({ where: { id } })) > 0;

/** A row that was added after the files were listed is not missing its file. */
async function isStillMissing(
  storage: FileStore | undefined,
  { id, fileName: missing }: MissingFile,
): Promise<boolean> {
  if (!(await rowExists(id))) return false;
  const found = await storage?.open(missing);
  found?.content.destroy();
  return !found;
}

export async function findFileProblems(storages: Storages, now: Date): Promise<FileProblems> {
  const listed = new Map<string, Map<string, ListedFile>>();
  for (const [provider, storage] of Object.entries(storages)) {
    if (storage) listed.set(provider, await listAll(storage));
  }
  const problems: FileProblems = { rows: 0, files: 0, missing: [], unused: [], recent: 0, foreign: 0 };
  for (const files of listed.values()) problems.files += files.size;

  for await (const row of readRows()) {
    problems.rows += 1;
    const files = listed.get(row.provider);
    for (const stored of fileNames(row)) {
      const missing = { id: row.id, name: row.name, fileName: stored };
      if (!files?.delete(stored) && (await isStillMissing(storages[row.provider], missing)))
        problems.missing.push(missing);
    }
  }

  for (const files of listed.values()) {
    for (const file of files.values()) {
      if (!isOwnName(file.name)) problems.foreign += 1;
      else if (now.getTime() - file.modifiedAt.getTime() < dayMs) problems.recent += 1;
      else if (!(await hasRow(file.name))) problems.unused.push(file);
    }
  }
  return problems;
}

/** Names of SVGs without the headers that keep browsers from showing them as pages. */
export async function findUnprotectedSvgs({ client, name: bucket }: Bucket, missing: Set<string>): Promise<string[]> {
  const rows: NamedFile[] = await strapi.db
    .query(fileUid)
    .findMany({ select: ['hash', 'ext'], where: { mime: svgType, provider: 'aws-s3' } });
  const unprotected: string[] = [];
  for (const name of rows.map(fileName).filter((key) => !missing.has(key))) {
    const { ContentType, ContentDisposition } = await reachStorage(`reading ${name}`, () =>
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })),
    );
    if (ContentType !== svgType || ContentDisposition !== 'attachment') unprotected.push(name);
  }
  return unprotected;
}

export async function protectSvg({ client, name: bucket }: Bucket, name: string): Promise<void> {
  const headers = { ContentType: svgType, ...objectHeaders(svgType), MetadataDirective: 'REPLACE' as const };
  const copy = { Bucket: bucket, Key: name, CopySource: `${bucket}/${encodeURIComponent(name)}`, ...headers };
  await reachStorage(`changing ${name}`, () => client.send(new CopyObjectCommand(copy)));
}
