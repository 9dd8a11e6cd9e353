/** Whose sessions or second factor a call is about. */
import { fullName } from '#domain/user/display';
import type { SessionUser } from '#lib/session';
import { serializeUser } from '#lib/staff-user';
import { findUser } from './queries';

export type Owner = { id: number; documentId: string; name: string; email: string };

export const ownerOf = ({ id, user }: SessionUser): Owner => ({
  id,
  documentId: user._id,
  name: fullName(user),
  email: user.email,
});

/** Throws 404 for an unknown user. */
export async function findOwner(documentId: string): Promise<Owner> {
  const { stored, role } = await findUser(documentId);
  return ownerOf({ id: stored.id, user: serializeUser(stored, role) });
}
