/** Rejects demoting, blocking or deleting the last admin who can sign in to the staff app. */
import type { Core } from '@strapi/strapi';
import { withTransactionLock } from '#lib/mutex';
import { rejectedFields } from '#lib/reject-fields';
import { roleOf, userUid, type StoredUser } from '#lib/staff-user';

const message =
  'This is the only admin who can sign in to the staff app. Give another user the role Admin first, then try again.';

const canSignIn = { role: { type: 'admin' }, $or: [{ blocked: false }, { blocked: { $null: true } }] };

const find = (documentId: unknown): Promise<StoredUser | null> =>
  strapi.db.query(userUid).findOne({ where: { documentId: String(documentId) }, populate: ['role'] });

function findField(action: string, data: object | undefined): string {
  if (action === 'delete' || !data) return '';
  return Reflect.get(data, 'blocked') === true ? 'blocked' : 'role';
}

export function registerLastAdminMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== userUid || !['update', 'delete'].includes(action)) return next();
    return withTransactionLock(strapi, 'staff', async () => {
      const stored = await find(Reflect.get(params, 'documentId'));
      const isAdmin = stored !== null && roleOf(stored) === 'admin' && !stored.blocked;
      const result = await next();
      if (isAdmin && (await strapi.db.query(userUid).count({ where: canSignIn })) === 0) {
        throw rejectedFields([{ path: findField(action, Reflect.get(params, 'data')), msg: message }]);
      }
      return result;
    });
  });
}
