/** Enforces the access that the route requires, before any of the body is read (api.md §2). */
import type { Context, Next } from 'koa';
import { bearerToken, cookieToken, isSameOrigin } from '#lib/credentials';
import { currentRoute, isWrite } from '#lib/current-route';
import { forbidden, unauthorized } from '#lib/errors';
import { routeParam } from '#lib/match-route';
import type { Access } from '#lib/routes';
import { findSessionUser, type SessionUser } from '#lib/session';

async function authenticate(ctx: Context): Promise<{ sessionUser: SessionUser; isByCookie: boolean } | null> {
  const bearer = bearerToken(ctx);
  const byBearer = bearer ? await findSessionUser(bearer) : null;
  if (byBearer) return { sessionUser: byBearer, isByCookie: false };
  const cookie = cookieToken(ctx);
  const byCookie = cookie ? await findSessionUser(cookie) : null;
  return byCookie && { sessionUser: byCookie, isByCookie: true };
}

type SignedInAccess = Exclude<Access, 'public' | 'optional' | 'screen'>;

const isAllowed: Record<SignedInAccess, (user: SessionUser['user'], ctx: Context) => boolean> = {
  user: () => true,
  bar: ({ role, taproom }, ctx) => role !== 'bartender' || (taproom !== null && taproom === routeParam(ctx, 'taproom')),
  staff: ({ role }) => role !== 'bartender',
  admin: ({ role }) => role === 'admin',
};

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (!route || route.access === 'public' || route.access === 'screen') return next();
  const session = await authenticate(ctx);
  if (!session && route.access !== 'optional') throw unauthorized();
  if (session?.isByCookie && isWrite(ctx) && !isSameOrigin(ctx)) throw forbidden();
  if (route.access === 'optional') {
    // What such calls return to staff is more than bartenders may see.
    ctx.state['sessionUser'] = session?.sessionUser.user.role === 'bartender' ? undefined : session?.sessionUser;
    return next();
  }
  if (!session || !isAllowed[route.access](session.sessionUser.user, ctx)) throw forbidden();
  ctx.state['sessionUser'] = session.sessionUser;
  return next();
};
