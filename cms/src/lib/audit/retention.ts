/** Deletes entries of the audit log after AUDIT_RETENTION_DAYS. */
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

const deleteBatch = (strapi: Core.Strapi, before: number): Promise<number> =>
  strapi.db
    .transaction(({ trx }) => {
      const expired = trx(auditTable).select('id').where('recorded_at', '<=', before).orderBy('recorded_at');
      return trx(auditTable).whereIn('id', expired.limit(batchSize)).delete();
    })
    // Strapi types the result as a promise of a promise.
    .then((count) => count);

async function deleteOldEntries(strapi: Core.Strapi, days: number, now: Date): Promise<number> {
  let total = 0;
  if (days === 0) return total;
  for (let deleted = batchSize; deleted === batchSize; total += deleted)
    deleted = await deleteBatch(strapi, now.getTime() - days * dayMs);
  return total;
}

async function cleanUp(strapi: Core.Strapi): Promise<void> {
  const days = settings().auditRetentionDays;
  const total = await deleteOldEntries(strapi, days, new Date());
  if (total > 0)
    strapi.log.info(
      `Deleted ${total} entries of the audit log that were older than ${days} days (AUDIT_RETENTION_DAYS)`,
    );
}

/** At a quiet hour in America; every replica runs it, and each start, for machines that are off at night. */
const everyDay = '0 37 11 * * *';

/** Strapi cancels the job when it stops. */
export function scheduleAuditCleanup(strapi: Core.Strapi): void {
  const task = () =>
    cleanUp(strapi).catch((error: unknown) =>
      strapi.log.error(`Deleting old entries of the audit log failed: ${String(error)}`),
    );
  strapi.cron.add({ auditLog: { task, options: { rule: everyDay } } });
  void task();
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
async function importCommandEvents(strapi: Core.Strapi): Promise<void> {
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

const everyMinute = '50 * * * * *';

/** Strapi cancels the job when it stops. */
export function scheduleCommandEvents(strapi: Core.Strapi): void {
  const task = () =>
    importCommandEvents(strapi).catch((error: unknown) =>
      strapi.log.error(`Adding the events of commands to the audit log failed: ${String(error)}`),
    );
  strapi.cron.add({ auditedCommands: { task, options: { rule: everyMinute } } });
  void task();
}
