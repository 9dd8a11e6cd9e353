/** `GET /healthz`: liveness. `GET /readyz`: readiness (started, database connected), and disk space warnings. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkFreeSpace } from '#lib/free-space';

async function isDatabaseReady(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1');
    return true;
  } catch {
    return false;
  }
}

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const isReadiness = ctx.path === '/readyz';
    const isUp = !isReadiness || (strapi.isLoaded && (await isDatabaseReady(strapi)));
    const warnings = isReadiness ? await checkFreeSpace() : [];
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isUp ? 200 : 503;
    ctx.body = { status: isUp ? 'ok' : 'unavailable', ...(warnings.length > 0 && { warnings }) };
  };
