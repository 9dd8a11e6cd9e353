/** Reads an archive and compares every entry with its checksum. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { CommandError, reasonOf } from '#lib/command-error';
import {
  type Contents,
  entryNames,
  formatVersion,
  type Manifest,
  parseContents,
  parseManifest,
  signEntries,
} from './manifest';

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

export type Archive = { manifest: Manifest; secret: string; contents: Contents };

const { manifest: manifestName, secret: secretName, contents: contentsName, uploads } = entryNames;

/** `contents.json` has about 150 bytes for each file. */
const maxTextBytes = { [manifestName]: 1024 * 1024, [secretName]: 4096, [contentsName]: 256 * 1024 * 1024 };

export const damaged = (reason: string) =>
  new CommandError(`The backup is damaged: ${reason}. Please use another one.`);

/** A name in the archive must not lead out of the folder to which it is extracted. */
const isSafe = (name: string) =>
  !/(?:^|\/)\.\.?(?:\/|$)|[\\\p{Cc}]|\/\/|\/$/u.test(name) && name.split('/').every((part) => part.length <= 255);

/** The limit of S3 for keys. */
const maxNameLength = 1024;

const databaseOf = ({ database }: Manifest) => entryNames.database[database.kind];

const isKnown = (name: string, manifest: Manifest) =>
  name === databaseOf(manifest) ||
  (name.startsWith(uploads) && name.length > uploads.length && name.length <= maxNameLength && isSafe(name));

async function readText(entry: Entry, name: keyof typeof maxTextBytes): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxTextBytes[name]) throw damaged(`${name} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(`${name} is not JSON`);
  }
}

/** A crafted archive must not fill the disk: photos hardly shrink, texts to a tenth. */
const maxExpansion = 200;
const minLimitBytes = 64 * 1024 * 1024;
/** Nor the memory: checksums don't shrink, so that a file takes at least this much. */
const minEntryBytes = 128;
const freeEntries = 1000;
const maxEntries = 1_000_000;

function assertSigned({ entries, signature }: Contents, key: string) {
  if (signature === undefined) throw new CommandError('The backup is not signed, and BACKUP_SIGNING_KEY is set.');
  const [actual, expected] = [signature, signEntries(entries, key)].map((text) => Buffer.from(text));
  if (!actual || !expected || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new CommandError('The signature of the backup is not of BACKUP_SIGNING_KEY.');
}

function verify(contents: Contents, read: Map<string, string>) {
  for (const { name, size, sha256 } of contents.entries) {
    const actual = read.get(name);
    if (actual === undefined) throw damaged(`${name} is missing`);
    if (actual !== `${size} ${sha256}`) throw damaged(`${name} differs from its checksum`);
  }
  const listed = new Set(contents.entries.map(({ name }) => name));
  const unknown = [...read.keys()].find((name) => !listed.has(name));
  if (unknown !== undefined) throw damaged(`${unknown} is not listed`);
  for (const name of read.keys())
    for (let parent = dirname(name); parent !== '.'; parent = dirname(parent))
      if (read.has(parent)) throw damaged(`${parent} is a file and a folder`);
}

function readManifest(text: string): Manifest {
  const json = parseJson(manifestName, text);
  const manifest = parseManifest(json);
  const format = Number(Object(json).format);
  if (format > formatVersion)
    throw new CommandError(
      `The backup has format ${format}, this version reads up to ${formatVersion}. Please update before restoring it.`,
    );
  if (!manifest) throw new CommandError('This is not a backup of this product: its manifest.json is different.');
  return manifest;
}

/** Reads nothing else of the archive, and verifies nothing. */
export async function readManifestOf(file: string): Promise<Manifest> {
  const entries = extract();
  // Leaving the loop ends it early.
  pipeline(createReadStream(file), createGunzip(), entries).catch((error: unknown) =>
    entries.destroy(error instanceof Error ? error : undefined),
  );
  for await (const entry of entries) return readManifest(await readText(entry, manifestName));
  throw damaged('it is empty');
}

type Options = {
  /** Called with the first two entries, before anything large is read; throws if the backup can't be restored. */
  check?: (archive: Omit<Archive, 'contents'>) => void;
  folder: string;
  /** Files are only verified. */
  isCheck?: boolean;
  /** BACKUP_SIGNING_KEY: an archive without its signature is refused. */
  signingKey: string | null;
};

async function readEntries(file: string, { check, folder, isCheck, signingKey }: Options): Promise<Archive> {
  const archiveBytes = (await stat(file)).size;
  const maxBytes = Math.max(minLimitBytes, maxExpansion * archiveBytes);
  const limit = Math.min(maxEntries, freeEntries + archiveBytes / minEntryBytes);
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  let current: Entry | undefined;
  let totalBytes = 0;
  // The loop below reports the failure. An archive that ends within an entry does not end the entry.
  reading.catch((error: unknown) => current?.destroy(error instanceof Error ? error : undefined));
  const read = new Map<string, string>();
  let manifest: Manifest | undefined;
  let secret: string | undefined;
  let contents: Contents | undefined;

  const remember = (name: string, size: number, sha256: string) => {
    if (read.has(name)) throw damaged(`${name} is there twice`);
    read.set(name, `${size} ${sha256}`);
  };
  const rememberText = (name: string, text: string) =>
    remember(name, Buffer.byteLength(text), createHash('sha256').update(text).digest('hex'));

  for await (const entry of entries) {
    current = entry;
    const { name, type, size: declaredBytes = 0 } = entry.header;
    totalBytes += declaredBytes;
    if (totalBytes > maxBytes || read.size >= limit) throw damaged('it is too large');
    if (manifest === undefined) {
      if (name !== manifestName) throw new CommandError('This is not a backup of this product.');
      const text = await readText(entry, manifestName);
      manifest = readManifest(text);
      rememberText(name, text);
    } else if (secret === undefined) {
      if (name !== secretName) throw damaged(`${secretName} is missing`);
      secret = await readText(entry, secretName);
      rememberText(name, secret);
      check?.({ manifest, secret });
    } else if (name === contentsName) {
      contents = parseContents(parseJson(name, await readText(entry, contentsName))) ?? undefined;
    } else if (contents !== undefined || type !== 'file' || !isKnown(name, manifest)) {
      throw damaged(`${name} does not belong to it`);
    } else {
      const isSkipped = isCheck === true && name !== databaseOf(manifest);
      const { size, sha256 } = await extractEntry(entry, isSkipped ? null : join(folder, name));
      remember(name, size, sha256);
    }
  }
  await reading;
  if (!manifest || secret === undefined || !contents) throw damaged('its end is missing');
  if (!read.has(databaseOf(manifest))) throw damaged(`${databaseOf(manifest)} is missing`);
  if (signingKey !== null) assertSigned(contents, signingKey);
  verify(contents, read);
  return { manifest, secret, contents };
}

async function extractEntry(entry: Entry, target: string | null) {
  const hash = createHash('sha256');
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      hash.update(chunk);
      size += chunk.length;
      callback(null, target === null ? undefined : chunk);
    },
  });
  if (target === null) {
    counter.resume();
    entry.pipe(counter);
    await finished(counter);
  } else {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(entry, counter, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  }
  return { size, sha256: hash.digest('hex') };
}

const isOfArchive = (error: unknown) =>
  error instanceof Error &&
  /^Z_|^ENAMETOOLONG|^ENOTDIR|^EISDIR|^EEXIST|unexpected end of (?:file|data)|invalid tar header|header exceeds max size/i.test(
    `${Reflect.get(error, 'code') ?? ''} ${error.message}`,
  );

/** Reads the whole archive; throws a `CommandError` if anything is missing or differs. */
export async function readArchive(file: string, options: Options): Promise<Archive> {
  try {
    return await readEntries(file, options);
  } catch (error) {
    if (isOfArchive(error)) throw damaged(reasonOf(error));
    throw error;
  }
}
