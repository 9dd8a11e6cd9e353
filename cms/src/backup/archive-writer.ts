/** Writes an archive as a stream: memory does not grow with the size of the files. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as createPack } from 'tar-stream';
import { type Contents, entryNames } from './manifest';

export type Entry = { name: string; size: number; modifiedAt: Date; content: Readable };

/** Photos are compressed already; text is not much smaller at higher levels. */
const compressionLevel = 3;
const ownerOnly = 0o600;

function hashing() {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      hash.update(chunk);
      callback(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}

async function addEntry(archive: Pack, { name, size, modifiedAt, content }: Entry): Promise<Contents['entries'][0]> {
  const { stream, digest } = hashing();
  const entry = archive.entry({ name, size, mode: ownerOnly, mtime: modifiedAt });
  await pipeline(content, stream, entry);
  return { name, size, sha256: digest() };
}

async function flush(path: string) {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Writes `partialFile` and, once it is complete and on the disk, renames it to `file`. `describe` returns the rest of
 * the contents after the last entry.
 */
export async function writeArchive(
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
