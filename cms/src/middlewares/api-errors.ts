/** Sends every failure under `/api` as the envelope; logs the unexpected ones. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { Failure } from '#domain/shared/response-schemas';
import type { ApiError } from '#lib/errors';
import { isApiPath } from '#lib/routes';
import { apiErrorForStatus, toApiError } from '#lib/to-api-error';

function sendFailure(ctx: Context, error: ApiError) {
  const body: Failure = { success: false, code: error.code, message: error.message };
  if (error.errors) body.errors = error.errors;
  ctx.remove('ETag');
  ctx.remove('Content-Disposition');
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.status = error.status;
  ctx.type = 'application/json';
  ctx.body = body;
}

const isEnvelope = (body: unknown) => typeof body === 'object' && body !== null && 'success' in body;

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!isApiPath(ctx.path)) return next();
    try {
      await next();
      // Some of Strapi's middlewares set an error response of their own instead of throwing.
      if (ctx.status >= 400 && !isEnvelope(ctx.body)) sendFailure(ctx, apiErrorForStatus(ctx.status));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status >= 500) {
        // An outage of the database fails many requests in the same way.
        if (error.status === 503) strapi.log.error(`Request failed: ${String(thrown)}`);
        else strapi.log.error('Request failed', { err: thrown });
      }
      sendFailure(ctx, error);
    }
  };
