/** Matches the request to a route; rejects unknown paths and methods before any of the body is read. */
import { setTimeout } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import { methodNotAllowed, pathNotFound } from '#lib/errors';
import { limitAttempts } from '#lib/limits';
import { isApiPath, matchRoute } from '#lib/routes';

const hasControlCharacter = (path: string) => /%[01][0-9a-f]|%7f/i.test(path);

export default () => async (ctx: Context, next: Next) => {
  if (!isApiPath(ctx.path)) return next();
  const match = hasControlCharacter(ctx.path) ? null : matchRoute(ctx.method, ctx.path);
  if (!match) throw pathNotFound();
  if ('allowedMethods' in match) throw methodNotAllowed(match.allowedMethods);
  ctx.state['apiRoute'] = match.route;
  if (match.route.limit === 'form') await limitAttempts(ctx);
  const { minDurationMs } = match.route;
  // Out here the request holds no transaction.
  await (minDurationMs ? Promise.all([next(), setTimeout(minDurationMs)]) : next());
};
