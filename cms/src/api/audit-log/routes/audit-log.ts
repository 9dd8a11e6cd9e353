/** The audit log, for admins. No call changes it. */
import * as z from 'zod';
import { auditCsvQuery, auditListQuery, auditActorSchema, auditEntrySchema } from '#domain/audit/schema';
import { paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /audit-log': {
    action: 'api::audit-log.audit-log.list',
    access: 'admin',
    summary: 'Who did what, newest first. Dates are in the time zone of the brewery.',
    query: auditListQuery,
    response: { entries: z.array(auditEntrySchema), pagination: paginationSchema },
  },
  'GET /audit-log/users': {
    action: 'api::audit-log.audit-log.users',
    access: 'admin',
    summary: 'The users with entries in the audit log, also those of the panel and those that were deleted.',
    response: { users: z.array(auditActorSchema) },
  },
  'GET /audit-log/export/csv': {
    action: 'api::audit-log.audit-log.exportCsv',
    access: 'admin',
    needsConfirmation: true,
    summary: 'The same entries as a CSV file.',
    query: auditCsvQuery,
    response: 'text/csv',
  },
});
