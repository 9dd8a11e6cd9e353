/** Responds 507 to the panel when the disk or the database is full; under `/api` the `api-errors` middleware does. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { insufficientStorage } from '#lib/errors';
import { isApiPath } from '#lib/match-route';
import { isStorageFull } from '#lib/storage-full';

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      if (isApiPath(ctx.path) || !isStorageFull(thrown)) throw thrown;
      const { status, message } = insufficientStorage();
      strapi.log.error(`${String(ctx.state['requestId'])} ${ctx.method} ${ctx.path} ${String(thrown)}`);
      // The format of Strapi's own errors, whose middleware would hide the message.
      ctx.status = status;
      ctx.body = { data: null, error: { status, name: 'InsufficientStorageError', message, details: {} } };
    }
  };
