/** Sessions as their owner and admins see them, and when they end. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';

export const sessionSchema = z
  .object({
    _id: z.string(),
    /** Such as `Chrome on macOS`; null if the browser did not say, or an earlier version created the session. */
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

type Times = { expiresAt: string | Date; lastUsedAt: string | Date | null };

/** With `idleMinutes` 0, an unused session ends only at its expiry. */
export function hasSessionEnded({ expiresAt, lastUsedAt }: Times, idleMinutes: number, now: Date): boolean {
  if (new Date(expiresAt) <= now) return true;
  if (idleMinutes === 0 || lastUsedAt === null) return false;
  return new Date(lastUsedAt).getTime() + idleMinutes * 60_000 <= now.getTime();
}
