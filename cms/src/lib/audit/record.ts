/** Adds entries to the audit log. Writes to the database are recorded by `record-writes.ts`; call this for the rest. */
import type { Context } from 'koa';
import type { AuditAction, AuditArea, AuditSource, AuditActorKind } from '#domain/audit/constants';
import { foldText } from '#domain/shared/fold-text';
import { sanitizeLine } from '#domain/shared/sanitize-text';
import type { User } from '#domain/user/schema';
import { clientIp } from '../client-ip';
import { formatFullName, getPanelUser, type PanelUser } from '../panel-user';
import { isApiPath } from '../routes';
import { currentUser } from '../session';
import { auditTable, type AuditRow } from './table';
import { appendFile, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../database/transaction';
import { existsSync } from 'node:fs';
import { settings } from '../settings';

export type AuditActor = {
  kind: AuditActorKind;
  id: string | null;
  name: string | null;
  /** The user's address at that time: users choose their names, which may be those of others. */
  email: string | null;
};

export const visitor: AuditActor = { kind: 'visitor', id: null, name: null, email: null };

const system: AuditActor = { kind: 'system', id: null, name: null, email: null };

export const toStaffActor = ({
  _id,
  firstName,
  lastName,
  email,
}: Pick<User, '_id' | 'firstName' | 'lastName' | 'email'>): AuditActor => ({
  kind: 'user',
  id: _id,
  name: [firstName, lastName].filter(Boolean).join(' ') || email,
  email,
});

export const toPanelActor = (user: PanelUser): AuditActor => ({
  kind: 'panel-user',
  id: String(user.id),
  name: formatFullName(user) ?? user.email ?? null,
  email: user.email ?? null,
});

/** Users of the same name are told apart by their email address. */
export const withEmail = (name: string | null, email: string | null): string | null =>
  name && email && name !== email ? `${name} (${email})` : (name ?? email);

export const toUserRecord = (type: 'user' | 'panel-user', { id, name, email }: AuditActor): AuditRecord => ({
  type,
  id,
  name: withEmail(name, email),
});

const requestContext = () => strapi.requestContext.get() as Context | undefined;

let currentCommand: AuditActor | null = null;

/** For commands: everything that this process does from now on is recorded as done by the command. */
export function recordAsCommand(name: string): void {
  currentCommand = { kind: 'command', id: null, name, email: null };
}

/** The actor of the current request; a request without a session is a visitor's. */
export function currentActor(): AuditActor {
  const ctx = requestContext();
  if (!ctx) return currentCommand ?? system;
  const staff = currentUser(ctx);
  if (staff) return toStaffActor(staff.user);
  const panelUser = getPanelUser();
  return panelUser ? toPanelActor(panelUser) : visitor;
}

function currentSource(): AuditSource {
  const ctx = requestContext();
  if (!ctx) return currentCommand ? 'command' : 'system';
  return isApiPath(ctx.path) ? 'staff-app' : 'panel';
}

function currentIpAddress(): string | null {
  const ctx = requestContext();
  return ctx ? clientIp(ctx.req) : null;
}

export type AuditRecord = {
  /** A content type's name, such as `beer`. */
  type: string;
  id: string | null;
  /** Null for inquiries and subscribers: their names are personal data, which must be gone once they are erased. */
  name: string | null;
};

export type AuditEvent = {
  action: AuditAction;
  area: AuditArea;
  record?: AuditRecord;
  /** Names of changed fields, never values. */
  fields?: readonly string[];
  count?: number;
  actor?: AuditActor;
  source?: AuditSource;
  /** Defaults to the address of the current request, whose connection must still be open. */
  ipAddress?: string;
};

const maxNameLength = 2000;

function toRow(event: AuditEvent, now: Date): Omit<AuditRow, 'id'> {
  const { action, area, record, fields = [], count = 1, actor = currentActor() } = event;
  const name = record?.name ? sanitizeLine(record.name).slice(0, maxNameLength) : null;
  const actorName = actor.name ? sanitizeLine(actor.name).slice(0, 255) : null;
  const actorEmail = actor.email?.slice(0, 255) ?? null;
  return {
    recorded_at: now.getTime(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actorName,
    actor_email: actorEmail,
    source: event.source ?? currentSource(),
    ip_address: event.ipAddress ?? currentIpAddress(),
    action,
    area,
    record_type: record?.type ?? null,
    record_id: record?.id ?? null,
    record_name: name,
    fields: JSON.stringify(fields),
    record_count: count,
    search_text: foldText([actorName, actorEmail, name, ...fields].filter(Boolean).join(' ')),
  };
}

/** Part of the current transaction: a change that is rolled back leaves no entry, and a failed entry fails the change. */
export async function recordAudit(event: AuditEvent, now: Date): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(auditTable).insert(toRow(event, now)));
}

/** Backups and restores, which need no Strapi, are noted in a file in DATA_DIR; the running system imports it. */
type CommandEvent = { action: Extract<AuditAction, 'backed-up' | 'restored'>; command: string; at: string };

const commandEventsFile = (dataDir: string) => join(dataDir, 'audit-events.jsonl');

export const noteCommand = (dataDir: string, event: CommandEvent): Promise<void> =>
  appendFile(commandEventsFile(dataDir), `${JSON.stringify(event)}\n`, { mode: 0o600 });

const dayMs = 86_400_000;

/** Few enough for SQLite, whose other queries wait. */
const batchSize = 1000;

const deleteBatch = (before: number): Promise<number> =>
  inTransaction((trx) => {
    const expired = trx(auditTable).select('id').where('recorded_at', '<=', before).orderBy('recorded_at');
    return trx(auditTable).whereIn('id', expired.limit(batchSize)).delete();
  });

export async function deleteOldEntries(now: Date): Promise<void> {
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
export async function importCommandEvents(): Promise<void> {
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
