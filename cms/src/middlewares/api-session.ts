/** Enforces the access that the route requires, before any of the body is read. */
import type { Context, Next } from 'koa';
import { clientIp } from '#lib/client-ip';
import { bearerToken, cookieToken, isBackgroundUse, isSameOrigin, namedSession } from '#lib/credentials';
import { currentRoute, isWrite, type Access } from '#lib/route-definition';
import { forbidden, secondFactorMissing, unauthorized } from '#lib/errors';
import { routeParam } from '#lib/routes';
import { lacksSecondFactor } from '#lib/second-factor';
import { assertConfirmed } from '#lib/step-up';
import { findSession, touchSession, type CurrentSession, type SessionUser } from '#lib/session';

type Authenticated = CurrentSession & { sessionUser: SessionUser };

/**
 * A browser has one cookie, but tabs of several users: until they notice another sign-in, they name the session that they
 * mean, and must not act with the new one.
 */
const isMeant = (ctx: Context, id: string) => [null, id].includes(namedSession(ctx));

async function authenticate(ctx: Context, now: Date): Promise<Authenticated | null> {
  const bearer = bearerToken(ctx);
  const byBearer = bearer ? await findSession(bearer, now) : null;
  if (byBearer) return { ...byBearer, isByCookie: false };
  const cookie = cookieToken(ctx);
  const byCookie = cookie ? await findSession(cookie, now) : null;
  return byCookie && isMeant(ctx, byCookie.session.documentId) ? { ...byCookie, isByCookie: true } : null;
}

type SignedInAccess = Exclude<Access, 'public' | 'optional' | 'screen'>;

const isAllowed: Record<SignedInAccess, (user: SessionUser['user'], ctx: Context) => boolean> = {
  user: () => true,
  bar: ({ role, taprooms }, ctx) => role !== 'bartender' || taprooms.includes(routeParam(ctx, 'taproom') ?? ''),
  staff: ({ role }) => role !== 'bartender',
  admin: ({ role }) => role === 'admin',
};

/** What calls with optional access return to staff is more than bartenders may see, or admins without a second factor. */
const isTrusted = async (sessionUser: SessionUser): Promise<boolean> =>
  sessionUser.user.role !== 'bartender' && !(await lacksSecondFactor(sessionUser));

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (!route || route.access === 'public' || route.access === 'screen') return next();
  const now = new Date();
  const session = await authenticate(ctx, now);
  if (!session && route.access !== 'optional') throw unauthorized();
  if (session?.isByCookie && isWrite(ctx) && !isSameOrigin(ctx)) throw forbidden();
  if (session && (isWrite(ctx) || !isBackgroundUse(ctx))) touchSession(session.session, clientIp(ctx.req), now);
  if (route.access === 'optional') {
    ctx.state['sessionUser'] = session && (await isTrusted(session.sessionUser)) ? session.sessionUser : undefined;
    return next();
  }
  if (!session || !isAllowed[route.access](session.sessionUser.user, ctx)) throw forbidden();
  if (!route.isForSecondFactorSetup && (await lacksSecondFactor(session.sessionUser))) throw secondFactorMissing();
  if (route.needsConfirmation) assertConfirmed(session.session, now);
  ctx.state['sessionUser'] = session.sessionUser;
  ctx.state['session'] = session;
  return next();
};
