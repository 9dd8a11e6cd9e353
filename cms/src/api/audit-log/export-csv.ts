import { auditCsvRow } from '#domain/audit/csv';
import type { AuditCsvQuery } from '#domain/audit/query';
import { streamEntries } from './queries';
import { serializeEntry } from './serialize';

export async function* exportEntries(query: AuditCsvQuery): AsyncGenerator<string[]> {
  for await (const row of streamEntries(query)) yield auditCsvRow(serializeEntry(row));
}
