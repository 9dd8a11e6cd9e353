/** What a moderator may change of users: the own name, e-mail and password, nothing else (api.md §2). */
import { forbidden } from '#lib/errors';
import type { SessionUser } from '#lib/session';

const namesRole = (body: unknown) => typeof body === 'object' && body !== null && Object.hasOwn(body, 'role');

/** Before the body is checked: whatever it says about a role, even the same one, is not theirs to say. */
export function refuseToModerators(caller: SessionUser, id: string, body: unknown): void {
  if (caller.user.role === 'admin') return;
  if (caller.user._id !== id || namesRole(body)) throw forbidden();
}
