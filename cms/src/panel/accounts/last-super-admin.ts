/**
 * Rejects deactivating, demoting or deleting the last super admin who can sign in. Strapi's own check also counts those
 * who are inactive or were only invited.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware, Next } from 'koa';
import { runExclusive } from '#lib/mutex';

const message =
  'This is the only super admin who can sign in. Give another active user the role Super Admin first, then try again.';

const usersUid = 'admin::user';
export const superAdminCode = 'strapi-super-admin';
const canSignIn = { isActive: true, roles: { code: superAdminCode } };

type Change = { ids: number[]; isDeletion: boolean; isActive?: unknown; roles?: unknown };
type Route = { handler: string; config?: { middlewares?: Middleware[] } };

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

const protect = (readChange: (ctx: Context) => Change) => (ctx: Context, next: Next) =>
  // One after the other: two super admins could demote each other at the same time.
  runExclusive('panel-users', async () => {
    if (await leavesNone(readChange(ctx))) throw new errors.ValidationError(message);
    return next();
  });

/** Strapi has no extension point between these routes and its services. The middleware runs after the permission checks. */
export function protectLastSuperAdmin(strapi: Core.Strapi): void {
  for (const route of (strapi.admin.routes['admin']?.routes ?? []) as Route[]) {
    const readChange = changes[route.handler];
    if (!readChange) continue;
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), protect(readChange)] };
  }
}
