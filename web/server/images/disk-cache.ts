import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type DiskCache = Awaited<ReturnType<typeof openDiskCache>>;

type Options = { folder: string; maxBytes: number };

const tempExtension = '.tmp';

/** An LRU cache of files, bounded by their total size. Survives restarts. */
export async function openDiskCache({ folder, maxBytes }: Options) {
  /** File sizes by name, least recently used first. */
  const sizes = await readSizes(folder);
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let writes = 0;

  const pathOf = (name: string) => path.join(folder, name.slice(0, 2), name);

  async function remove(name: string) {
    bytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(pathOf(name), { force: true });
  }

  return {
    async get(name: string): Promise<Buffer | null> {
      const size = sizes.get(name);
      if (size === undefined) return null;
      sizes.delete(name);
      sizes.set(name, size);
      return readFile(pathOf(name)).catch(async () => {
        await remove(name);
        return null;
      });
    },
    async put(name: string, body: Buffer): Promise<void> {
      const target = pathOf(name);
      const tempFile = `${target}.${process.pid}-${(writes += 1)}${tempExtension}`;
      await mkdir(path.dirname(target), { recursive: true });
      // Renaming is atomic: readers never see a partial file.
      try {
        await writeFile(tempFile, body);
        await rename(tempFile, target);
      } catch (error) {
        await rm(tempFile, { force: true });
        throw error;
      }
      bytes += body.length - (sizes.get(name) ?? 0);
      sizes.delete(name);
      sizes.set(name, body.length);
      for (const oldest of sizes.keys()) {
        if (bytes <= maxBytes) break;
        await remove(oldest);
      }
    },
    size: () => ({ files: sizes.size, bytes }),
  };
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const { size, mtimeMs } = await stat(file);
        return { name, size, mtimeMs, file };
      }),
  );
  // Left over from a crash.
  const isTemp = ({ name }: { name: string }) => name.endsWith(tempExtension);
  await Promise.all(files.filter(isTemp).map(({ file }) => rm(file, { force: true })));
  const cached = files.filter((file) => !isTemp(file)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(cached.map(({ name, size }) => [name, size]));
}
