import type { AuditEntry } from '#domain/audit/entry';
import { auditEntrySchema } from '#domain/audit/schema';
import type { AuditRow } from '#lib/audit/table';

/** The table is written by `recordAudit` only; parsing narrows its text columns. */
export const serializeEntry = (row: AuditRow): AuditEntry =>
  auditEntrySchema.parse({
    _id: String(row.id),
    recordedAt: new Date(Number(row.recorded_at)).toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    source: row.source,
    ipAddress: row.ip_address,
    action: row.action,
    area: row.area,
    record: row.record_type === null ? null : { type: row.record_type, id: row.record_id, name: row.record_name },
    fields: JSON.parse(row.fields),
    count: row.record_count,
  });
