import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '#lib/errors';

export type ContentAction = 'create' | 'read' | 'update' | 'delete';

type Ability = { can(action: string, subject?: string): boolean };

export const contentActionPrefix = 'plugin::content-manager.explorer.';

export const toContentAction = (action: ContentAction): string => contentActionPrefix + action;

const abilityOf = ({ state }: Context) => state['userAbility'] as Ability;

/** Whether the signed-in panel user may do this with at least some records of a type. */
export const isPermitted = (ctx: Context, action: ContentAction, uid: string): boolean =>
  abilityOf(ctx).can(toContentAction(action), uid);

export const canReadMedia = (ctx: Context): boolean => abilityOf(ctx).can('plugin::upload.read');

export const canReadUsers = (ctx: Context): boolean => abilityOf(ctx).can('admin::users.read');

type Check = (record?: object, field?: string) => boolean;

type PermissionChecker = { cannot: { read: Check } };

type Service = { create: (options: { userAbility: unknown; model: string }) => PermissionChecker };

/** What the role of a panel user permits: single fields, and conditions such as "is creator". */
export function createPermissionChecker({ state }: Context, model: string): PermissionChecker {
  const service = strapi.service('plugin::content-manager.permission-checker') as unknown as Service;
  return service.create({ userAbility: state['userAbility'], model });
}

/** `signed-in`: any user of the panel. Of permissions, a role needs all. */
type Access = 'public' | 'signed-in' | { actions: ContentAction[]; subject: string };

export type AdminRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: Access;
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

/** The routes are below `/brewery-panel`. Failures have the format of Strapi's own, with the messages of the API. */
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
