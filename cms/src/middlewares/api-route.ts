/** Which row of the route tables a call is about; without one it ends here, before anything of it is read. */
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { ApiError } from '#lib/errors';
import { limitAttempts } from '#lib/form-limits';
import { isApiPath, matchRoute } from '#lib/match-route';

const hasControlCharacter = (path: string) => /%[01][0-9a-f]|%7f/i.test(path);

export default () => async (ctx: Context, next: Next) => {
  if (!isApiPath(ctx.path)) return next();
  const match = hasControlCharacter(ctx.path) ? null : matchRoute(ctx.method, ctx.path);
  if (!match) throw new ApiError(404, messages.notFound);
  if ('allow' in match) {
    throw new ApiError(405, messages.methodNotAllowed, undefined, { Allow: match.allow.join(', ') });
  }
  ctx.state['row'] = match.route;
  if (match.route.limit === 'form') await limitAttempts(ctx);
  return next();
};
