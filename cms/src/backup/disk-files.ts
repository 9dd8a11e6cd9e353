import { copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore, OpenedFile } from './file-store';

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** What an upload has not finished is not a file yet, and hidden files belong to other programs. */
const isFile = (name: string) => !name.startsWith('.') && !/\.partial(?:\.|$)/.test(name);

async function* listFolder(folder: string): AsyncIterable<string> {
  for await (const item of await opendir(folder)) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* listFolder(path);
    else if (item.isFile() && isFile(item.name)) yield path;
  }
}

async function openFile(path: string): Promise<OpenedFile | null> {
  try {
    const handle = await open(path);
    const { size, mtime } = await handle.stat();
    return { size, modifiedAt: mtime, content: handle.createReadStream() };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The staged file is on the same disk, unless `public` is a mount of its own. */
async function move(source: string, target: string) {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(source, target);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const partial = `${target}.partial`;
    await copyFile(source, partial);
    await rename(partial, target);
  }
}

export function diskFiles(dataDir: string): FileStore {
  const folder = join(dataDir, 'public', 'uploads');
  return {
    place: folder,
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const path of listFolder(folder))
        yield { name: relative(folder, path).replaceAll(sep, '/'), md5: null };
    },
    open: (name) => openFile(join(folder, name)),
    put: (name, source) => move(source, join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
