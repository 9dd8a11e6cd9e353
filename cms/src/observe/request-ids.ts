import type { Core } from '@strapi/strapi';

/**
 * Adds the id of the current request to every line of the log. winston reads the getter at each call, in the context of
 * the caller. It can't be part of `config/logger.ts`, since Strapi copies its configuration.
 */
export function addRequestIds(strapi: Core.Strapi): void {
  strapi.log.defaultMeta = {
    get requestId() {
      return strapi.requestContext.get()?.state['requestId'];
    },
  };
}
