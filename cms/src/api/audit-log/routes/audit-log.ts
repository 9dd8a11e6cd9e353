/** The audit log, for admins. No call changes it. */
import * as z from 'zod';
import { auditCsvQuery, auditListQuery, auditActorSchema, auditEntrySchema } from '#domain/audit/schema';
import { paginationSchema } from '#domain/shared/response-schemas';
import { auditCsvHeader } from '#domain/audit/csv';
import { defineRoutes } from '#lib/routes';
import { parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { exportEntries, listActors, listEntries, serializeEntry } from '../queries';

export default defineRoutes({
  'GET /audit-log': {
    id: 'audit-log.audit-log.list',
    access: 'admin',
    summary: 'Who did what, newest first. Dates are in the time zone of the brewery.',
    query: auditListQuery,
    response: { entries: z.array(auditEntrySchema), pagination: paginationSchema },
    async handle(ctx) {
      const { items, pagination } = await listEntries(parseQuery(auditListQuery, ctx.querystring));
      return { entries: items.map(serializeEntry), pagination };
    },
  },
  'GET /audit-log/users': {
    id: 'audit-log.audit-log.users',
    access: 'admin',
    summary: 'The users with entries in the audit log, also those of the panel and those that were deleted.',
    response: { users: z.array(auditActorSchema) },
    async handle() {
      return { users: await listActors() };
    },
  },
  'GET /audit-log/export/csv': {
    id: 'audit-log.audit-log.exportCsv',
    access: 'admin',
    needsConfirmation: true,
    summary: 'The same entries as a CSV file.',
    query: auditCsvQuery,
    response: 'text/csv',
    async handle(ctx) {
      const query = parseQuery(auditCsvQuery, ctx.querystring);
      await sendCsv(ctx, { area: 'personal-data', name: 'audit-log' }, auditCsvHeader, exportEntries(query));
    },
  },
});
