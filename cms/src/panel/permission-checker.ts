/** What the role of a panel user permits: single fields, and conditions such as "is creator". */
import type { Context } from 'koa';

type Check = (record?: object, field?: string) => boolean;

type PermissionChecker = {
  cannot: { read: Check; update: Check; create: Check };
  /** Drops the fields that the role may not write, also in components. */
  sanitizeCreateInput: (data: object) => Promise<object>;
  sanitizeUpdateInput: (stored: object) => (data: object) => Promise<object>;
  /** Filters and order by readable fields only, limited to readable records. */
  sanitizedQuery: { read: (query: object) => Promise<object> };
};

type Service = { create: (options: { userAbility: unknown; model: string }) => PermissionChecker };

export function createPermissionChecker({ state }: Context, model: string): PermissionChecker {
  const service = strapi.service('plugin::content-manager.permission-checker') as unknown as Service;
  return service.create({ userAbility: state['userAbility'], model });
}
