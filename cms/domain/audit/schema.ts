import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { auditActions, auditActorKinds, auditAreas, auditSources } from './constants';

export const auditActorSchema = z
  .object({
    kind: z.enum(auditActorKinds),
    /** Of the user; null for visitors, commands and the system. */
    id: z.string().nullable(),
    name: z.string().nullable(),
    /** Of the user at that time. */
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
