import type { Context } from 'koa';

export const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.get('content-length')) > 0;
