import * as z from 'zod';
import { pageParams, queryChoice, queryText, queryDate } from '../shared/query-fields';
import { instantSchema } from '../shared/response-schemas';
import { auditActions, auditActorKinds, auditAreas, auditSources } from './constants';

export const auditActorSchema = z
  .object({
    kind: z.enum(auditActorKinds),
    /** The user's id; null for visitors, commands and the system. */
    id: z.string().nullable(),
    name: z.string().nullable(),
    /** The user's address at that time. */
    email: z.string().nullable(),
  })
  .meta({ id: 'AuditActor' });

export const auditEntrySchema = z
  .object({
    _id: z.string(),
    recordedAt: instantSchema,
    actor: auditActorSchema,
    source: z.enum(auditSources),
    ipAddress: z.string().nullable(),
    action: z.enum(auditActions),
    area: z.enum(auditAreas),
    /** What it is about. Records of inquiries and subscribers have no name here. */
    record: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }).nullable(),
    /** The names of changed fields, never their values. */
    fields: z.array(z.string()),
    count: z.int(),
  })
  .meta({ id: 'AuditEntry' });

/** An entry of the audit log. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditActor = z.infer<typeof auditActorSchema>;

/** Query parameters of the audit log and its export. Dates are in the time zone of the brewery. */

const filters = {
  /** The id of a user. */
  user: queryText('user', 64),
  area: queryChoice(auditAreas, 'Please choose a valid area'),
  action: queryChoice(auditActions, 'Please choose a valid action'),
  from: queryDate('from'),
  to: queryDate('to'),
  search: queryText('search'),
};

type Dates = { from?: string | undefined; to?: string | undefined };

const isInOrder = ({ from, to }: Dates) => !from || !to || from <= to;
const orderIssue = { path: ['from'], message: 'from must not be after to' };

export const auditListQuery = z.object({ ...filters, ...pageParams(50) }).refine(isInOrder, orderIssue);
export type AuditListQuery = z.output<typeof auditListQuery>;

export const auditCsvQuery = z.object(filters).refine(isInOrder, orderIssue);
export type AuditCsvQuery = z.output<typeof auditCsvQuery>;
