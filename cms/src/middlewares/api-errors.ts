/** Everything that is thrown or refused under `/api` leaves as the envelope; what was not expected goes to the log. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { Failure } from '#domain/shared/envelope';
import type { ApiError } from '#lib/errors';
import { toApiError, apiErrorForStatus } from '#lib/to-api-error';
import { isApiPath } from '#lib/match-route';

function answer(ctx: Context, refusal: ApiError) {
  const body: Failure = { success: false, message: refusal.message };
  if (refusal.errors) body.errors = refusal.errors;
  ctx.remove('ETag');
  ctx.remove('Content-Disposition');
  ctx.set({ 'Cache-Control': 'no-store', ...refusal.headers });
  ctx.status = refusal.status;
  ctx.type = 'application/json';
  ctx.body = body;
}

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!isApiPath(ctx.path)) return next();
    try {
      await next();
      // Strapi's own middlewares answer instead of throwing, in a shape of their own.
      const isOurs = typeof ctx.body === 'object' && ctx.body !== null && 'success' in ctx.body;
      if (ctx.status >= 400 && !isOurs) answer(ctx, apiErrorForStatus(ctx.status));
    } catch (error) {
      const refusal = toApiError(error);
      if (refusal.status >= 500) {
        const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
        strapi.log.error(`${String(ctx.state['requestId'])} ${ctx.method} ${ctx.path} ${details}`);
      }
      answer(ctx, refusal);
    }
  };
