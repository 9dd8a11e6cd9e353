/** Adds entries to the audit log. Writes to the database are recorded by `record-writes.ts`; call this for the rest. */
import type { AuditAction, AuditArea, AuditSource } from '#domain/audit/constants';
import { foldText } from '#domain/shared/fold-text';
import { currentActor, currentIpAddress, currentSource, type AuditActor } from './actor';
import { auditTable, type AuditRow } from './table';

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
  /** How many records it is about; 1 by default. */
  count?: number;
  /** By default the user of the current request. */
  actor?: AuditActor;
  source?: AuditSource;
  /** By default that of the current request, whose connection must still be open. */
  ipAddress?: string;
};

const maxNameLength = 2000;

function toRow(event: AuditEvent, now: Date): Omit<AuditRow, 'id'> {
  const { action, area, record, fields = [], count = 1, actor = currentActor() } = event;
  const name = record?.name?.slice(0, maxNameLength) ?? null;
  const actorName = actor.name?.slice(0, 255) ?? null;
  return {
    recorded_at: now.getTime(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actorName,
    source: event.source ?? currentSource(),
    ip_address: event.ipAddress ?? currentIpAddress(),
    action,
    area,
    record_type: record?.type ?? null,
    record_id: record?.id ?? null,
    record_name: name,
    fields: JSON.stringify(fields),
    record_count: count,
    search_text: foldText([actorName, name, ...fields].filter(Boolean).join(' ')),
  };
}

/** Part of the current transaction: a change that is rolled back leaves no entry, and a failed entry fails the change. */
export async function recordAudit(event: AuditEvent, now: Date): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(auditTable).insert(toRow(event, now)));
}
