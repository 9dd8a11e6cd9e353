/** Checks the body's type before it is parsed (415), and deletes uploaded files at the end of the request. */
import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { currentRoute, isWrite } from '#lib/current-route';
import { unsupportedType } from '#lib/errors';
import { isMultipartBody, type RouteDefinition } from '#lib/routes';

const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.get('content-length')) > 0;

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

/** Strapi deletes only those of a field named `files`. */
async function deleteTempFiles(ctx: Context) {
  const files = Object.values(ctx.request.files ?? {}).flat();
  await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
}

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (!route || !isWrite(ctx)) return next();
  checkType(ctx, route.body);
  try {
    await next();
  } finally {
    await deleteTempFiles(ctx);
  }
};
