/**
 * Step-up authentication: sensitive calls need the user's password, and the code of the second factor, lately in this
 * session. A stolen session alone creates no admins and exports no personal data.
 */
import { confirmationMissing } from './errors';
import type { StoredSession } from './session';

const maxAgeMs = 10 * 60_000;

/** Throws 403 `confirm-password` if the last confirmation, such as the sign-in, is too long ago. */
export function assertConfirmed({ confirmedAt }: StoredSession, now: Date): void {
  const time = confirmedAt === null ? -Infinity : new Date(confirmedAt).getTime();
  if (now.getTime() - time >= maxAgeMs) throw confirmationMissing();
}
