/**
 * Rejects deactivating, demoting or deleting the last super admin who can sign in. Strapi's own check also counts those
 * who are inactive or were only invited.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { withLock } from '#lib/mutex';
import { addRouteMiddlewares } from './revoke-sessions';

const message =
  'This is the only super admin who can sign in. Give another active user the role Super Admin first, then try again.';

const usersUid = 'admin::user';
export const superAdminCode = 'strapi-super-admin';
const canSignIn = { isActive: true, roles: { code: superAdminCode } };

type Change = { ids: number[]; isDeletion: boolean; isActive?: unknown; roles?: unknown };

const toIds = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

/** What the requests to these handlers of Strapi change. */
const changes: Record<string, (ctx: Context) => Change> = {
  'user.update': ({ params, request }) => {
    const body = (request.body ?? {}) as Partial<Change>;
    return { ids: [Number(params.id)], isDeletion: false, isActive: body.isActive, roles: body.roles };
  },
  'user.deleteOne': ({ params }) => ({ ids: [Number(params.id)], isDeletion: true }),
  'user.deleteMany': ({ request }) => ({
    ids: toIds((request.body as { ids?: unknown } | undefined)?.ids),
    isDeletion: true,
  }),
};

async function losesRights({ isDeletion, isActive, roles }: Change): Promise<boolean> {
  if (isDeletion || isActive === false) return true;
  if (!Array.isArray(roles)) return false;
  const superAdmin = await strapi.db.query('admin::role').findOne({ where: { code: superAdminCode } });
  return !toIds(roles).includes(Number(superAdmin?.id));
}

async function leavesNone(change: Change): Promise<boolean> {
  const users: { id: number }[] = await strapi.db.query(usersUid).findMany({ where: canSignIn, select: ['id'] });
  const areAllAffected = users.length > 0 && users.every(({ id }) => change.ids.includes(Number(id)));
  return areAllAffected && losesRights(change);
}

/** Strapi deletes the users one by one, and fails at the first that doesn't exist. */
async function rejectUnknown({ ids, isDeletion }: Change): Promise<void> {
  if (!isDeletion || ids.length === 0) return;
  const known = ids.every((id) => Number.isSafeInteger(id))
    ? await strapi.db.query(usersUid).count({ where: { id: { $in: ids } } })
    : 0;
  if (known < new Set(ids).size)
    throw new errors.NotFoundError('One of these users no longer exists. Please reload the list.');
}

const protect = (readChange: (ctx: Context) => Change) => (ctx: Context, next: Next) =>
  // One after the other, also on other replicas: two super admins could demote each other at the same time.
  withLock(strapi, 'panel-users', async () => {
    const change = readChange(ctx);
    await rejectUnknown(change);
    if (await leavesNone(change)) throw new errors.ValidationError(message);
    return next() as Promise<unknown>;
  });

/** Strapi has no extension point between these routes and its services. The middleware runs after the permission checks. */
export const protectLastSuperAdmin = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(
    strapi,
    Object.fromEntries(Object.entries(changes).map(([handler, readChange]) => [handler, protect(readChange)])),
  );
