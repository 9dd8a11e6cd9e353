/** Failures of disk, database and storage in the panel: 507 or 503. Under `/api`, `api-errors` sends them. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable } from '#lib/database/unavailable';
import { ApiError, insufficientStorage, serviceUnavailable } from '#lib/errors';
import { isApiPath } from '#lib/routes';
import { isStorageFull } from '#lib/free-space';

const toFailure = (thrown: unknown): ApiError | null => {
  if (isStorageFull(thrown)) return insufficientStorage();
  if (isDatabaseUnavailable(thrown)) return serviceUnavailable();
  return thrown instanceof ApiError && thrown.status === 503 ? thrown : null;
};

const errorName: Record<number, string> = { 503: 'ServiceUnavailableError', 507: 'InsufficientStorageError' };

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      const failure = isApiPath(ctx.path) ? null : toFailure(thrown);
      if (!failure) throw thrown;
      const { status, message, headers } = failure;
      strapi.log.error(`Request failed: ${String(thrown)}`);
      // The format of Strapi's own errors, whose middleware would hide the message.
      ctx.set(headers);
      ctx.status = status;
      ctx.body = { data: null, error: { status, name: errorName[status], message, details: {} } };
    }
  };
