/** The route a request was matched to, for the middlewares that follow; undefined outside `/api`. */
import type { Context } from 'koa';
import type { RouteDefinition } from './routes';

export const currentRoute = (ctx: Context): RouteDefinition | undefined =>
  ctx.state['row'] as RouteDefinition | undefined;

export const isWrite = (ctx: Context) => ctx.method !== 'GET' && ctx.method !== 'HEAD';
