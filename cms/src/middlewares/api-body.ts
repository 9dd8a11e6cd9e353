/** Which body a call takes (415), and that no uploaded file outlives its request. */
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
    // Nobody reads it, so nobody parses it: Strapi's parser leaves this type alone.
    ctx.req.headers['content-type'] = 'application/octet-stream';
    return;
  }
  if (hasBody(ctx) && !ctx.is('application/json')) throw unsupportedType();
}

/** Strapi removes the temporary files of a field named `files` only. */
async function removeTemporaryFiles(ctx: Context) {
  const files = Object.values(ctx.request.files ?? {}).flat();
  await Promise.all(files.map((file) => rm(file.filepath, { force: true })));
}

export default () => async (ctx: Context, next: Next) => {
  const row = currentRoute(ctx);
  if (!row || !isWrite(ctx)) return next();
  checkType(ctx, row.body);
  try {
    await next();
  } finally {
    await removeTemporaryFiles(ctx);
  }
};
