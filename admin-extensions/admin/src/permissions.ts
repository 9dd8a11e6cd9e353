import type { Permission } from '@strapi/strapi/admin';

/** For Strapi's checks, which need only these fields of its type. */
export const listPermissions = (subject: string, ...actions: ('read' | 'create' | 'update')[]) =>
  actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject }) as Permission);

/** A role may change some fields of a type, such as the hours of a taproom. */
export const canUpdateField = (permissions: Permission[], model: string, field: string) =>
  permissions.some(
    ({ action, subject, properties }) =>
      action === 'plugin::content-manager.explorer.update' &&
      subject === model &&
      (properties?.fields?.includes(field) ?? true),
  );
