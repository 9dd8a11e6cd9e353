/** The CSV export of the audit log. */
import { csvRow, type CsvColumn } from '../shared/csv-import';
import type { AuditEntry } from './schema';
import { auditActionLabels, auditAreaLabels, auditSourceLabels, actorName, auditSentence } from './sentence';

const columns: Omit<CsvColumn<AuditEntry>, 'parse'>[] = [
  { name: 'Time', format: ({ recordedAt }) => recordedAt },
  { name: 'Who', format: ({ actor }) => actorName(actor) },
  { name: 'Email', format: ({ actor }) => actor.email ?? '' },
  { name: 'User ID', format: ({ actor }) => actor.id ?? '' },
  { name: 'What', format: auditSentence },
  { name: 'Area', format: ({ area }) => auditAreaLabels[area] },
  { name: 'Action', format: ({ action }) => auditActionLabels[action] },
  { name: 'Fields', format: ({ fields }) => fields.join(', ') },
  { name: 'Records', format: ({ count }) => String(count) },
  { name: 'Record ID', format: ({ record }) => record?.id ?? '' },
  { name: 'Source', format: ({ source }) => auditSourceLabels[source] },
  { name: 'IP Address', format: ({ ipAddress }) => ipAddress ?? '' },
];

export const auditCsvHeader = columns.map(({ name }) => name);
export const auditCsvRow = csvRow(columns);
