import type { Permission } from '@strapi/strapi/admin';

/** For Strapi's checks, which need only these fields of its type. */
export const listPermissions = (subject: string, ...actions: ('read' | 'create' | 'update')[]) =>
  actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject }) as Permission);
