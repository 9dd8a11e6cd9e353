import type * as z from 'zod';
import type { auditActorSchema, auditEntrySchema } from './schema';

/** An entry of the audit log. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditActor = z.infer<typeof auditActorSchema>;
