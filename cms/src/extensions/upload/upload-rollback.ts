/** Makes uploads to Strapi's media library all or nothing: if one fails, every file it has stored is removed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { fileName, parseFileName, type NamedFile } from '#lib/storage/stored-files';
import { deleteAfterCommit, expectFiles, keepFiles } from '#lib/storage/pending-deletions';

export type ProviderService = {
  upload: (file: NamedFile) => Promise<unknown>;
  replace: (file: NamedFile, oldFile: NamedFile) => Promise<unknown>;
};

type Upload = {
  /** Names of files that are being stored, and promises that never reject. */
  stored: { name: string; settled: Promise<unknown> }[];
  /** Names of files that Strapi wants to delete, such as the thumbnail of an image that is replaced by a small one. */
  deleted: string[];
};

const currentUpload = new AsyncLocalStorage<Upload>();

/** Whether the deletion waits for the end of the current upload: if that fails, the row still has the file. */
export function deferDeletion(name: string): boolean {
  const upload = currentUpload.getStore();
  upload?.deleted.push(name);
  return upload !== undefined;
}

/** Strapi awaits a file only after its thumbnail is made: a rejection in between would be unhandled. */
const markHandled = (result: Promise<unknown>) => result.catch(() => undefined);

export const trackStored =
  (upload: ProviderService['upload']): ProviderService['upload'] =>
  (file) => {
    const name = fileName(file);
    const store = async () => {
      await expectFiles([name], new Date());
      return upload(file);
    };
    const result = store();
    const settled = markHandled(result);
    currentUpload.getStore()?.stored.push({ name, settled });
    return result;
  };

/** Deletions are not rolled back: if anything fails, the replaced file must remain. */
export const handleReplaced =
  (replace: ProviderService['replace']): ProviderService['replace'] =>
  (file, oldFile) => {
    const result = replace(file, oldFile);
    void markHandled(result);
    return result;
  };

const namesOf = (stored: Upload['stored']) => stored.map(({ name }) => name);

async function finish({ stored, deleted }: Upload): Promise<void> {
  if (stored.length > 0) await keepFiles(namesOf(stored));
  if (deleted.length > 0) await deleteAfterCommit(deleted, new Date());
}

/** The first files of an upload can have rows already when a later one fails. No other upload has the same hashes. */
async function removeStored({ stored }: Upload): Promise<void> {
  if (stored.length === 0) return;
  await Promise.all(stored.map(({ settled }) => settled));
  const names = namesOf(stored);
  const hashes = names.map((name) => parseFileName(name).hash);
  await strapi.db.transaction(async () => {
    await strapi.db.query('plugin::upload.file').deleteMany({ where: { hash: { $in: hashes } } });
    await deleteAfterCommit(names, new Date());
  });
}

/** The change itself is stored or rolled back already: what fails here is done later (see pending-deletions). */
const settle = (work: Promise<void>) =>
  work.catch((error: unknown) => strapi.log.error(`Files of an upload are deleted later: ${String(error)}`));

export const withRollback =
  <Args extends unknown[]>(change: (...args: Args) => Promise<unknown>) =>
  async (...args: Args): Promise<unknown> => {
    const upload: Upload = { stored: [], deleted: [] };
    try {
      const result = await currentUpload.run(upload, () => change(...args));
      await settle(finish(upload));
      return result;
    } catch (error) {
      await settle(removeStored(upload));
      throw error;
    }
  };
