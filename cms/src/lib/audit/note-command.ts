/**
 * What commands did that need no Strapi, and so can't write to the audit log: backups and restores. They append it to a
 * file in DATA_DIR, which the running system, or its next start, adds to the audit log.
 */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditAction } from '#domain/audit/constants';

export type CommandEvent = { action: Extract<AuditAction, 'backed-up' | 'restored'>; command: string; at: string };

export const commandEventsFile = (dataDir: string) => join(dataDir, 'audit-events.jsonl');

export const noteCommand = (dataDir: string, event: CommandEvent): Promise<void> =>
  appendFile(commandEventsFile(dataDir), `${JSON.stringify(event)}\n`, { mode: 0o600 });
