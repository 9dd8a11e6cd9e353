/**
 * Removes forwarding headers of peers that are not trusted, and reduces those of proxies to what may be believed, before
 * anything reads them: Koa and Strapi (`ctx.ip`, `ctx.secure`, `ctx.host`) trust whatever is there.
 */
import type { Context, Next } from 'koa';
import { readForwardedHost, readForwardedProto } from '#domain/network/forwarded';
import { clientIp, isFromProxy, trustedForUrl } from '#lib/client-ip';

function readHeaders({ req }: Context): Record<string, string | null> {
  return {
    'x-forwarded-for': isFromProxy(req) ? clientIp(req) : null,
    'x-forwarded-proto': readForwardedProto(req, trustedForUrl(req)),
    'x-forwarded-host': readForwardedHost(req, trustedForUrl(req)),
  };
}

export default () => (ctx: Context, next: Next) => {
  for (const [name, value] of Object.entries(readHeaders(ctx))) {
    if (value === null) delete ctx.req.headers[name];
    else ctx.req.headers[name] = value;
  }
  return next();
};
