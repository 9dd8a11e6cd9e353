import { canEditUser } from '#domain/user/permission';
import { forbidden } from '#lib/errors';
import type { SessionUser } from '#lib/session';

const hasRole = (body: unknown) => typeof body === 'object' && body !== null && Object.hasOwn(body, 'role');

/**
 * Moderators may edit only themselves and must not send a role, not even their current one (api.md §2). Called before
 * the body is validated, so that an invalid body also returns 403.
 */
export function assertCanEditUser({ user }: SessionUser, id: string, body: unknown): void {
  if (!canEditUser(user, { _id: id })) throw forbidden();
  if (user.role !== 'admin' && hasRole(body)) throw forbidden();
}
