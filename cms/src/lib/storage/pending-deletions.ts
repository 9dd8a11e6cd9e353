/**
 * Files that must be deleted, in a table, so that neither a crash nor storage that is down leaves one behind:
 *
 * - Deleting a row adds its files in the same transaction. They are deleted after the commit, and again later if that fails.
 *   So there is never a row without its file, and no transaction waits for the storage.
 * - An upload adds its files before it stores them, and removes them from the table once they have a row. If the process
 *   ends in between, they are deleted an hour later.
 *
 * A file that a row has is never deleted, whatever the table says.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction, defineTable, afterCommit } from '../database/transaction';
import { fileNames, parseFileName, type FileWithFormats } from './stored-files';

const batchSize = 100;
const second = 1000;
const minute = 60 * second;

/** Far more than an upload takes. */
const uploadLimitMs = 60 * minute;
/** The response to a write waits for its deletions, unless the storage is slow. */
const responseLimitMs = 2 * second;
const maxDelayMs = 60 * minute;

const query = defineTable(
  'pending_file_deletions',
  'name varchar(500) primary key, due_at bigint not null, attempts int not null',
);

type Pending = { name: string; due_at: number | string; attempts: number };

/** Part of the current transaction. */
const addToTable = async (names: string[], dueAt: number) => {
  const rows = [...new Set(names)].map((name) => ({ name, due_at: dueAt, attempts: 0 }));
  if (rows.length > 0) await query((all) => all.insert(rows).onConflict('name').merge());
};

/** Call before files are stored: they are deleted unless `keepFiles` follows. */
export const expectFiles = (names: string[], now: Date) => addToTable(names, now.getTime() + uploadLimitMs);

/** Call once their row is stored. If it fails, nothing is lost: files with a row are not deleted. */
export const keepFiles = (names: string[]): Promise<unknown> => query((all) => all.whereIn('name', names).delete());

/** Deletes files after the commit of the current transaction, or at once; the first repetition comes a minute later. */
export async function deleteAfterCommit(names: string[], now: Date): Promise<void> {
  await inTransaction(async () => {
    await addToTable(names, now.getTime() + delayAfter(0));
    await afterCommit(strapi, 'Deleting files', () =>
      Promise.race([deleteFiles(names, now), delay(responseLimitMs, undefined, { ref: false })]),
    );
  });
}

export async function hasRow(name: string): Promise<boolean> {
  const { hash } = parseFileName(name);
  const hashes = [hash, hash.replace(/^[a-z]+_/, '')];
  const files: FileWithFormats[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['hash', 'ext', 'formats'], where: { hash: { $in: hashes } } });
  return files.some((file) => fileNames(file).includes(name));
}

/** Every replica may do it at the same time: deleting a file twice has no effect. */
export async function deleteUnusedFile(name: string): Promise<void> {
  if (!(await hasRow(name))) await strapi.plugin('upload')['provider'].deleteNow(parseFileName(name));
  await keepFiles([name]);
}

const delayAfter = (attempts: number) => Math.min(minute * 2 ** attempts, maxDelayMs);

/** One file after another; the first failure ends the pass, since the storage is probably down. */
async function deleteFiles(names: string[], now: Date): Promise<void> {
  for (const [index, name] of names.entries()) {
    try {
      await deleteUnusedFile(name);
    } catch (error) {
      await postpone(names.slice(index), now);
      strapi.log.warn(`Files are deleted later, because the storage refuses it now: ${String(error)}`);
      return;
    }
  }
}

async function postpone(names: string[], now: Date): Promise<void> {
  const rows: Pending[] = await query((all) => all.whereIn('name', names));
  for (const { name, attempts } of rows) {
    const change = { due_at: now.getTime() + delayAfter(attempts), attempts: attempts + 1 };
    await query((all) => all.where({ name }).update(change));
  }
}

export async function deleteDueFiles(now: Date): Promise<void> {
  const rows: Pending[] = await query((all) =>
    all.where('due_at', '<=', now.getTime()).orderBy('due_at').limit(batchSize),
  );
  await deleteFiles(
    rows.map(({ name }) => name),
    now,
  );
}
