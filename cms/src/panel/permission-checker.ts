/** What the role of a panel user permits: single fields, and conditions such as "is creator". */
import type { Context } from 'koa';

type Check = (record?: object, field?: string) => boolean;

type PermissionChecker = {
  cannot: { read: Check; update: Check; create: Check };
  /** Filters and order by readable fields only, limited to readable records. */
  sanitizedQuery: { read: (query: object) => Promise<object> };
};

export const createPermissionChecker = ({ state }: Context, model: string): PermissionChecker =>
  strapi.service('plugin::content-manager.permission-checker')!['create']!({
    userAbility: state['userAbility'],
    model,
  }) as PermissionChecker;
