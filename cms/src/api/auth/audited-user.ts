/** Staff users in entries of the audit log: as the one who acts, and as what an entry is about. */
import { toStaffActor, type AuditActor } from '#lib/audit/actor';
import type { AuditRecord } from '#lib/audit/record';
import type { StoredUser } from '#lib/staff-user';

export const actorOf = ({ documentId, email, firstName, lastName }: StoredUser): AuditActor =>
  toStaffActor({ _id: documentId, email, firstName: firstName ?? '', lastName: lastName ?? '' });

export const recordOf = (user: StoredUser): AuditRecord => ({
  type: 'user',
  id: user.documentId,
  name: actorOf(user).name,
});
