/** Makes uploads to Strapi's media library all or nothing: if one fails, every file it has stored is removed. */
import { AsyncLocalStorage } from 'node:async_hooks';

type StoredName = { hash: string; ext: string };
type ProviderCall = { file: StoredName; settled: Promise<unknown> };

export type ProviderService = {
  upload: (file: StoredName) => Promise<unknown>;
  replace: (file: StoredName, oldFile: StoredName) => Promise<unknown>;
};

const currentCalls = new AsyncLocalStorage<ProviderCall[]>();

/**
 * Strapi starts storing a file, then prepares its thumbnail, and only then awaits both: a rejection in between would be
 * unhandled. So each promise gets a handler at once; the caller still receives the rejection.
 */
const markHandled = (result: Promise<unknown>) => result.catch(() => undefined);

export const trackStored =
  (upload: ProviderService['upload']): ProviderService['upload'] =>
  (file) => {
    const { hash, ext } = file;
    const result = upload(file);
    const settled = markHandled(result);
    currentCalls.getStore()?.push({ file: { hash, ext }, settled });
    return result;
  };

/** Not rolled back: if anything fails, the replaced file must remain. */
export const handleReplaced =
  (replace: ProviderService['replace']): ProviderService['replace'] =>
  (file, oldFile) => {
    const result = replace(file, oldFile);
    void markHandled(result);
    return result;
  };

async function removeStored(calls: ProviderCall[]): Promise<void> {
  for (const { file, settled } of calls) {
    await settled;
    try {
      await strapi.plugin('upload')['provider'].delete(file);
    } catch (error) {
      strapi.log.error(`Could not remove ${file.hash}${file.ext} after a failed upload: ${String(error)}`);
    }
  }
}

export const withRollback =
  <Args extends unknown[]>(upload: (...args: Args) => Promise<unknown>) =>
  async (...args: Args): Promise<unknown> => {
    const calls: ProviderCall[] = [];
    try {
      return await currentCalls.run(calls, () => upload(...args));
    } catch (error) {
      await removeStored(calls);
      throw error;
    }
  };
