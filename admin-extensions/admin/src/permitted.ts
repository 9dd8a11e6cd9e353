import type { Permission } from '@strapi/strapi/admin';

/** Strapi completes permissions that are only asked for. */
export const permitted = (subject: string, ...actions: ('read' | 'create' | 'update')[]) =>
  actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject }) as Permission);
