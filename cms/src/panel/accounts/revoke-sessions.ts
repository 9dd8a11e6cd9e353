/**
 * Signs users of the panel out when their password changes or they are deactivated, also by another super admin or a
 * command; Strapi does so only for a password that users change themselves. Links to reset the password end then, and
 * when the email address changes.
 */
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

type Change = {
  password?: unknown;
  email?: unknown;
  isActive?: unknown;
  blocked?: unknown;
  resetPasswordToken?: unknown;
};

const endsSessions = ({ password, isActive, blocked }: Change) =>
  password !== undefined || isActive === false || blocked === true;

export function revokeSessionsOfChangedPanelUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate({ params }: { params: { data?: Change } }) {
      const { data } = params;
      const endsLink = data && (endsSessions(data) || data.email !== undefined);
      if (endsLink && data.resetPasswordToken === undefined) data.resetPasswordToken = null;
    },
    async afterUpdate({ params, result }: { params: { data?: Change }; result?: { id?: number } }) {
      if (result?.id && endsSessions(params.data ?? {})) {
        await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
      }
    },
  });
}

/** Adds middlewares to routes of Strapi's own panel, which run after its sign-in and permission checks. */

type Route = { handler: string; config?: { middlewares?: (Middleware | string)[] } };

/**
 * By Strapi's handlers. Those that Strapi has itself are kept, except the named ones. Throws if Strapi has no such route: the
 * start fails rather than losing a check.
 */
export function addRouteMiddlewares(
  strapi: Core.Strapi,
  middlewares: Record<string, Middleware>,
  { replaced = [] }: { replaced?: string[] } = {},
): void {
  const routes = (strapi.admin.routes['admin']?.routes ?? []) as Route[];
  for (const [handler, middleware] of Object.entries(middlewares)) {
    const route = routes.find((each) => each.handler === handler);
    if (!route) throw new Error(`Strapi has no route ${handler}`);
    const kept = (route.config?.middlewares ?? []).filter(
      (each) => typeof each !== 'string' || !replaced.includes(each),
    );
    route.config = { ...route.config, middlewares: [...kept, middleware] };
  }
}
