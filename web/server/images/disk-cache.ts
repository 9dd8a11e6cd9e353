import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type DiskCache = Awaited<ReturnType<typeof openDiskCache>>;

type Options = { folder: string; maxBytes: number };

/** Files up to a number of bytes in all; the one that was asked for longest ago goes first. It outlives a restart. */
export async function openDiskCache({ folder, maxBytes }: Options) {
  /** From a name to its bytes, in the order of use. */
  const files = await readFolder(folder);
  let bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  let writes = 0;

  const pathOf = (name: string) => path.join(folder, name.slice(0, 2), name);

  async function forget(name: string) {
    bytes -= files.get(name) ?? 0;
    files.delete(name);
    await rm(pathOf(name), { force: true });
  }

  return {
    async get(name: string): Promise<Buffer | null> {
      const size = files.get(name);
      if (size === undefined) return null;
      files.delete(name);
      files.set(name, size);
      return readFile(pathOf(name)).catch(async () => {
        await forget(name);
        return null;
      });
    },
    async put(name: string, body: Buffer): Promise<void> {
      const target = pathOf(name);
      const draft = `${target}.${process.pid}-${(writes += 1)}.draft`;
      await mkdir(path.dirname(target), { recursive: true });
      // Whoever reads finds the whole file or none.
      try {
        await writeFile(draft, body);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      bytes += body.length - (files.get(name) ?? 0);
      files.delete(name);
      files.set(name, body.length);
      for (const oldest of files.keys()) {
        if (bytes <= maxBytes) break;
        await forget(oldest);
      }
    },
    size: () => ({ files: files.size, bytes }),
  };
}

async function readFolder(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const { size, mtimeMs } = await stat(path.join(parentPath, name));
        return { name, size, mtimeMs, file: path.join(parentPath, name) };
      }),
  );
  const drafts = found.filter(({ name }) => name.endsWith('.draft'));
  await Promise.all(drafts.map(({ file }) => rm(file, { force: true })));
  const kept = found.filter(({ name }) => !name.endsWith('.draft')).sort((one, other) => one.mtimeMs - other.mtimeMs);
  return new Map(kept.map(({ name, size }) => [name, size]));
}
