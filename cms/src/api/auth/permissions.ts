/** What a moderator may change of users: the own name, e-mail and password, nothing else (api.md §2). */
import { notPermitted } from '#lib/errors';
import type { Staff } from '#lib/session';

const roleIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;

/** Before the body is checked: what it says makes no difference. The form sends the unchanged role along. */
export function refuseToModerators(caller: Staff, id: string, body: unknown): void {
  if (caller.user.role === 'admin') return;
  const role = roleIn(body);
  if (caller.user._id !== id || (role !== undefined && role !== caller.user.role)) throw notPermitted();
}
