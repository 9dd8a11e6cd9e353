/** `GET /healthz`: the process answers. `GET /readyz`: it is up and its database answers, too. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
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
    const ready = ctx.path === '/healthz' || (strapi.isLoaded && (await databaseAnswers(strapi)));
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ready ? 200 : 503;
    ctx.body = { status: ready ? 'ok' : 'unavailable' };
  };
