/** Sessions as their owner and admins see them, and when they end. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';

export const sessionSchema = z
  .object({
    _id: z.string(),
    /** Such as `Chrome on macOS`; null if the browser did not say. */
    device: z.string().nullable(),
    /** At the last use. */
    ipAddress: z.string().nullable(),
    signedInAt: instantSchema,
    /** To the minute. */
    lastUsedAt: instantSchema,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type UserSession = z.infer<typeof sessionSchema>;

type Times = { expiresAt: string | Date; lastUsedAt: string | Date };

/** With `idleMinutes` 0, an unused session ends only at its expiry. */
export function hasSessionEnded({ expiresAt, lastUsedAt }: Times, idleMinutes: number, now: Date): boolean {
  if (new Date(expiresAt) <= now) return true;
  return idleMinutes > 0 && new Date(lastUsedAt).getTime() + idleMinutes * 60_000 <= now.getTime();
}
