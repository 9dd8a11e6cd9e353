/** Enforces the access that the route requires, before any of the body is read (api.md §2). */
import type { Context, Next } from 'koa';
import { bearerToken, cookieToken, isSameOrigin } from '#lib/credentials';
import { currentRoute, isWrite } from '#lib/current-route';
import { forbidden, unauthorized } from '#lib/errors';
import { findSessionUser, type SessionUser } from '#lib/session';

async function authenticate(ctx: Context): Promise<{ sessionUser: SessionUser; isByCookie: boolean } | null> {
  const bearer = bearerToken(ctx);
  const byBearer = bearer ? await findSessionUser(bearer) : null;
  if (byBearer) return { sessionUser: byBearer, isByCookie: false };
  const cookie = cookieToken(ctx);
  const byCookie = cookie ? await findSessionUser(cookie) : null;
  return byCookie && { sessionUser: byCookie, isByCookie: true };
}

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (!route || route.access === 'public' || route.access === 'screen') return next();
  const session = await authenticate(ctx);
  if (!session && route.access !== 'optional') throw unauthorized();
  if (session?.isByCookie && isWrite(ctx) && !isSameOrigin(ctx)) throw forbidden();
  if (route.access === 'admin' && session?.sessionUser.user.role !== 'admin') throw forbidden();
  ctx.state['sessionUser'] = session?.sessionUser;
  return next();
};
