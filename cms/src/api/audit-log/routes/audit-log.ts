/** The audit log, for admins. No call changes it. */
import * as z from 'zod';
import { auditCsvHeader } from '#domain/audit/csv';
import { auditCsvQuery, auditListQuery, auditActorSchema, auditEntrySchema } from '#domain/audit/schema';
import { paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes, withQuery } from '#lib/routes';
import { sendCsv } from '#lib/send-csv';
import { exportEntries, listActors, listEntries, serializeEntry } from '../queries';

export default defineRoutes({
  'GET /audit-log': {
    id: 'audit-log.audit-log.list',
    access: 'admin',
    summary: 'Who did what, newest first. Dates are in the time zone of the brewery.',
    response: { entries: z.array(auditEntrySchema), pagination: paginationSchema },
    ...withQuery(auditListQuery, async (query) => {
      const { items, pagination } = await listEntries(query);
      return { entries: items.map(serializeEntry), pagination };
    }),
  },
  'GET /audit-log/users': {
    id: 'audit-log.audit-log.users',
    access: 'admin',
    summary: 'The users with entries in the audit log, also those of the panel and those that were deleted.',
    response: { users: z.array(auditActorSchema) },
    handle: async () => ({ users: await listActors() }),
  },
  'GET /audit-log/export/csv': {
    id: 'audit-log.audit-log.exportCsv',
    access: 'admin',
    needsConfirmation: true,
    summary: 'The same entries as a CSV file.',
    response: 'text/csv',
    ...withQuery(auditCsvQuery, async (query, ctx) => {
      await sendCsv(ctx, { area: 'personal-data', name: 'audit-log' }, auditCsvHeader, exportEntries(query));
    }),
  },
});
