/** A path parameter, by its name in the route definition; empty if there is none. */
import type { Context } from 'koa';

export function pathParam(ctx: Context, name: string): string {
  const params: unknown = ctx['params'];
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
