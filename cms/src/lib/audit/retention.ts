/** Deletes entries of the audit log after AUDIT_RETENTION_DAYS. */
import { inTransaction } from '../database/transaction';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { settings } from '../settings';
import { commandEventsFile, type CommandEvent } from './note-command';
import { recordAudit } from './record';
import { auditTable } from './table';

const dayMs = 86_400_000;

/** Few enough for SQLite, whose other queries wait. */
const batchSize = 1000;

const deleteBatch = (before: number): Promise<number> =>
  inTransaction((trx) => {
    const expired = trx(auditTable).select('id').where('recorded_at', '<=', before).orderBy('recorded_at');
    return trx(auditTable).whereIn('id', expired.limit(batchSize)).delete();
  });

export async function deleteOldEntries(strapi: Core.Strapi, now: Date): Promise<void> {
  const days = settings().auditRetentionDays;
  if (days === 0) return;
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted)
    deleted = await deleteBatch(now.getTime() - days * dayMs);
  if (total > 0)
    strapi.log.info(
      `Deleted ${total} entries of the audit log that were older than ${days} days (AUDIT_RETENTION_DAYS)`,
    );
}

/** Adds what commands have noted (`note-command.ts`) to the audit log: at the start and every minute. */

const parseLine = (line: string): CommandEvent[] => {
  try {
    return [JSON.parse(line) as CommandEvent];
  } catch {
    // A line that a crash has cut off.
    return [];
  }
};

const record = ({ action, command, at }: CommandEvent) =>
  recordAudit(
    { action, area: 'backups', actor: { kind: 'command', id: null, name: command, email: null }, source: 'command' },
    new Date(at),
  );

/** A crash before the file is deleted adds its events twice. */
export async function importCommandEvents(strapi: Core.Strapi): Promise<void> {
  const file = commandEventsFile(settings().dataDir);
  const claimed = `${file}.importing`;
  if (!existsSync(claimed)) {
    if (!existsSync(file)) return;
    await rename(file, claimed);
  }
  const events = (await readFile(claimed, 'utf8')).split('\n').flatMap(parseLine);
  await strapi.db.transaction(async () => {
    for (const event of events) await record(event);
  });
  await rm(claimed, { force: true });
}
