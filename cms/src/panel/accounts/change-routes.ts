/** Adds middlewares to routes of Strapi's own panel, which run after its sign-in and permission checks. */
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

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
