/** The route that the api-route middleware matched; undefined outside `/api`. Strapi sets a `ctx.state.route` of its own. */
import type { Context } from 'koa';
import type { RouteDefinition } from './routes';

export const currentRoute = (ctx: Context): RouteDefinition | undefined =>
  ctx.state['apiRoute'] as RouteDefinition | undefined;

export const isWrite = (ctx: Context) => ctx.method !== 'GET' && ctx.method !== 'HEAD';
