/** Checks the body's type before it is parsed (415). */
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { currentRoute, isWrite, type RouteDefinition } from '#lib/route-definition';
import { unsupportedType } from '#lib/errors';
import { isMultipartBody } from '#lib/routes';
import { hasBody } from '#lib/parse';

function checkType(ctx: Context, body: RouteDefinition['body']) {
  if (isMultipartBody(body)) {
    if (hasBody(ctx) && !ctx.is('multipart/form-data')) throw unsupportedType(messages.filesExpected);
    return;
  }
  if (body === undefined || body === 'ignored') {
    // Strapi's body parser ignores this type.
    ctx.req.headers['content-type'] = 'application/octet-stream';
    return;
  }
  if (hasBody(ctx) && !ctx.is('application/json')) throw unsupportedType();
}

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (route && isWrite(ctx)) checkType(ctx, route.body);
  return next();
};
