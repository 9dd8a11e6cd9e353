import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '#lib/errors';
import { toContentAction, type ContentAction } from './ability';

/**
 * Registers the routes of our extensions of the panel, below `/brewery-panel`. Failures have the format of Strapi's own, with
 * the messages of the API.
 */

/** `signed-in`: any user of the panel. Of permissions, a role needs all. */
type Access = 'public' | 'signed-in' | { actions: ContentAction[]; subject: string };

export type AdminRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: Access;
  /** Returns the body. */
  handle: (ctx: Context) => object | Promise<object>;
};

const toPanelError = ({ status, code, message, errors = [] }: ApiError) => ({
  data: null,
  error: {
    status,
    name: code,
    message,
    details: { errors: errors.map(({ path, msg }) => ({ path: path.split('.'), message: msg, name: code })) },
  },
});

const sendResult = (handle: AdminRoute['handle']) => async (ctx: Context) => {
  ctx.set('Cache-Control', 'no-store');
  try {
    ctx.body = await handle(ctx);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ctx.status = error.status;
    ctx.body = toPanelError(error);
  }
};

function toConfig(access: Access) {
  if (access === 'public') return { auth: false as const };
  const isSignedIn = 'admin::isAuthenticatedAdmin';
  if (access === 'signed-in') return { policies: [isSignedIn] };
  const actions = access.actions.map((action) => ({ action: toContentAction(action), subject: access.subject }));
  return { policies: [isSignedIn, { name: 'admin::hasPermissions', config: { actions } }] };
}

export function registerAdminRoutes(strapi: Core.Strapi, routes: readonly AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: routes.map(({ method, path, access, handle }) => ({
      method,
      path,
      handler: sendResult(handle),
      info: { type: 'admin' },
      config: toConfig(access),
    })),
  });
}
