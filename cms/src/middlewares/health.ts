/** `GET /healthz`: the process responds. `GET /readyz`: started, and the database responds; warns of low disk space. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { freeSpaceWarnings } from '#lib/free-space';

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
    const warnings = isReadiness ? await freeSpaceWarnings() : [];
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isUp ? 200 : 503;
    ctx.body = { status: isUp ? 'ok' : 'unavailable', ...(warnings.length > 0 && { warnings }) };
  };
