/** The rules of all calls of the API. Until the body's type is checked, none of the body is read. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { clientIp } from '#lib/client-ip';
import { bearerToken, cookieToken, isBackgroundUse, isSameOrigin, namedSession } from '#lib/credentials';
import {
  forbidden,
  methodNotAllowed,
  pathNotFound,
  secondFactorMissing,
  unauthorized,
  unsupportedType,
} from '#lib/errors';
import { limitAttempts } from '#lib/limits';
import { hasBody } from '#lib/parse';
import { isWrite, type Access, type RouteDefinition } from '#lib/route-definition';
import { isApiPath, isMultipartBody, matchRoute, routeParam } from '#lib/routes';
import { lacksSecondFactor } from '#lib/second-factor';
import {
  assertConfirmed,
  currentUser,
  findSession,
  touchSession,
  type CurrentSession,
  type SessionUser,
} from '#lib/session';

const hasControlCharacter = (path: string) => /%[01][0-9a-f]|%7f/i.test(path);

function findRoute(ctx: Context): RouteDefinition {
  const match = hasControlCharacter(ctx.path) ? null : matchRoute(ctx.method, ctx.path);
  if (!match) throw pathNotFound();
  if ('allowedMethods' in match) throw methodNotAllowed(match.allowedMethods);
  return match.route;
}

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

async function checkAccess(ctx: Context, route: RouteDefinition): Promise<void> {
  if (route.access === 'public' || route.access === 'screen') return;
  const now = new Date();
  const session = await authenticate(ctx, now);
  if (!session && route.access !== 'optional') throw unauthorized();
  if (session?.isByCookie && isWrite(ctx) && !isSameOrigin(ctx)) throw forbidden();
  if (session && (isWrite(ctx) || !isBackgroundUse(ctx))) touchSession(session.session, clientIp(ctx.req), now);
  if (route.access === 'optional') {
    ctx.state['sessionUser'] = session && (await isTrusted(session.sessionUser)) ? session.sessionUser : undefined;
    return;
  }
  if (!session || !isAllowed[route.access](session.sessionUser.user, ctx)) throw forbidden();
  if (!route.isForSecondFactorSetup && (await lacksSecondFactor(session.sessionUser))) throw secondFactorMissing();
  if (route.needsConfirmation) assertConfirmed(session.session, now);
  ctx.state['sessionUser'] = session.sessionUser;
  ctx.state['session'] = session;
}

function checkBodyType(ctx: Context, { body }: RouteDefinition): void {
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

/** Koa's `fresh` ignores If-None-Match when the request has `Cache-Control: no-cache`; this does not. */
const matchesEtag = (ctx: Context, etag: string) =>
  ctx
    .get('if-none-match')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === etag);

const computeEtag = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

function revalidate(ctx: Context) {
  const isText = typeof ctx.body === 'string';
  const body = isText ? (ctx.body as string) : JSON.stringify(ctx.body);
  if (!isText) ctx.type = 'application/json';
  ctx.body = body;
  const etag = computeEtag(body);
  ctx.set('ETag', etag);
  if (matchesEtag(ctx, etag)) {
    ctx.status = 304;
    ctx.body = null;
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && 'pipe' in body;

/** Public reads carry a strong ETag and honor If-None-Match; all other responses are `no-store`. */
async function respond(ctx: Context, next: Next, route: RouteDefinition): Promise<void> {
  await checkAccess(ctx, route);
  if (isWrite(ctx)) checkBodyType(ctx, route);
  else if (route.access === 'optional') ctx.vary('Authorization, Cookie');
  await next();
  const isPublic = route.access === 'public' || (route.access === 'optional' && !currentUser(ctx));
  const isShared = isPublic && !isWrite(ctx);
  ctx.set('Cache-Control', isShared ? 'public, no-cache' : 'no-store');
  if (isShared && ctx.status === 200 && !isStream(ctx.body)) revalidate(ctx);
}

export default () => async (ctx: Context, next: Next) => {
  if (!isApiPath(ctx.path)) return next();
  const route = findRoute(ctx);
  ctx.state['apiRoute'] = route;
  if (route.limit === 'form') await limitAttempts(ctx);
  const response = respond(ctx, next, route);
  // Out here the request holds no transaction.
  await (route.minDurationMs ? Promise.all([response, setTimeout(route.minDurationMs)]) : response);
};
