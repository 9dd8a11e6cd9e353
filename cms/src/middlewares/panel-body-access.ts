/**
 * Rejects what anonymous users send to the panel before its body is read: Strapi parses bodies, and stores their files,
 * before it checks who sends them. The calls that need no sign-in receive JSON only.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from '#lib/routes';
import { hasBody } from '#lib/parse';
import { isPublicCall } from '../panel/accounts/auth-service';

/** The methods of `strapi::body` in config/middlewares.ts. */
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Authentication = { authenticate: (ctx: Context, next: Next) => Promise<unknown> };

/** By all the ways in which Strapi signs users of the panel in; responds with its 401. */
async function requireSignIn(strapi: Core.Strapi, ctx: Context, next: Next): Promise<unknown> {
  const authentication = strapi.get('auth') as Authentication;
  ctx.state['route'] = { info: { type: 'admin' }, config: {} };
  return authentication.authenticate(ctx, next);
}

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (isApiPath(ctx.path) || !methodsWithBody.has(ctx.method)) return next();
    if (!isPublicCall(ctx.method, ctx.path)) return requireSignIn(strapi, ctx, next);
    if (hasBody(ctx) && !ctx.is('application/json')) return ctx.throw(415, 'Please send JSON');
    return next();
  };
