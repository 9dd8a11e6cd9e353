/** The CSV export of the audit log. */
import { escapeFormula } from '../shared/csv-cell';
import type { AuditEntry } from './schema';
import { auditActionLabels, auditAreaLabels, auditSourceLabels, actorName, auditSentence } from './sentence';

export const auditCsvHeader = [
  'Time',
  'Who',
  'Email',
  'User ID',
  'What',
  'Area',
  'Action',
  'Fields',
  'Records',
  'Record ID',
  'Source',
  'IP Address',
];

export const auditCsvRow = (entry: AuditEntry) => {
  const { recordedAt, actor, area, action, fields, count, record, source, ipAddress } = entry;
  return [
    recordedAt,
    actorName(actor),
    actor.email ?? '',
    actor.id ?? '',
    auditSentence(entry),
    auditAreaLabels[area],
    auditActionLabels[action],
    fields.join(', '),
    String(count),
    record?.id ?? '',
    auditSourceLabels[source],
    ipAddress ?? '',
  ].map(escapeFormula);
};
