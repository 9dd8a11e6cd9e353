/**
 * Routes of our extensions of the panel, for its users with permissions of the content manager. Failures have the format
 * of Strapi's own, with the messages of the API.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '#lib/errors';

type Action = 'create' | 'read' | 'update' | 'delete';

export type AdminRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** All of them are required. */
  permissions: { actions: Action[]; subject: string };
  /** Returns the body. */
  handle: (ctx: Context) => Promise<object>;
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

export function registerAdminRoutes(strapi: Core.Strapi, routes: readonly AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: routes.map(({ method, path, permissions: { actions, subject }, handle }) => ({
      method,
      path,
      handler: sendResult(handle),
      info: { type: 'admin' },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          {
            name: 'admin::hasPermissions',
            config: {
              actions: actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject })),
            },
          },
        ],
      },
    })),
  });
}
