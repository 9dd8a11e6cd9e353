/** The route a request was matched to, for the middlewares that follow; undefined outside `/api`. */
import type { Context } from 'koa';
import type { Row } from './route-table';

export const currentRow = (ctx: Context): Row | undefined => ctx.state['row'] as Row | undefined;

export const isWrite = (ctx: Context) => ctx.method !== 'GET' && ctx.method !== 'HEAD';
