/** Permissions of the content manager, which Strapi grants to roles by type. */
import type { Context } from 'koa';

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

/** What the role of a panel user permits: single fields, and conditions such as "is creator". */

type Check = (record?: object, field?: string) => boolean;

type PermissionChecker = { cannot: { read: Check } };

type Service = { create: (options: { userAbility: unknown; model: string }) => PermissionChecker };

export function createPermissionChecker({ state }: Context, model: string): PermissionChecker {
  const service = strapi.service('plugin::content-manager.permission-checker') as unknown as Service;
  return service.create({ userAbility: state['userAbility'], model });
}
