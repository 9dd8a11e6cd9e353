/** Adds what commands have noted (`note-command.ts`) to the audit log: at the start and every minute. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { settings } from '../settings';
import { commandEventsFile, type CommandEvent } from './note-command';
import { recordAudit } from './record';

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
    { action, area: 'backups', actor: { kind: 'command', id: null, name: command }, source: 'command' },
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
