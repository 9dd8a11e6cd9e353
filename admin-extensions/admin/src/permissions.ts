import type { Permission } from '@strapi/strapi/admin';

/** A role may change some fields of a type, such as the hours of a taproom. */
export const canUpdateField = (permissions: Permission[], model: string, field: string) =>
  permissions.some(
    ({ action, subject, properties }) =>
      action === 'plugin::content-manager.explorer.update' &&
      subject === model &&
      (properties?.fields?.includes(field) ?? true),
  );
