/**
 * Adapts Strapi's content manager: the relations of a field that a role may not read are forbidden. Strapi sets that
 * status, but then goes on without the request's details, and the response is an Internal Server Error.
 */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type ReadRequest = (ctx: Context, id?: string) => Promise<object | undefined>;
type RelationsController = Record<string, unknown> & { extractAndValidateRequestInfo: ReadRequest };
type Plugin = { controllers: Record<string, unknown> & { relations: RelationsController } };

export default (plugin: Plugin): Plugin => {
  const { relations } = plugin.controllers;
  const readRequest = relations.extractAndValidateRequestInfo;
  plugin.controllers.relations = {
    ...relations,
    async extractAndValidateRequestInfo(ctx, id) {
      const details = await readRequest.call(this, ctx, id);
      if (!details) throw new errors.ForbiddenError();
      return details;
    },
  };
  return plugin;
};
