/**
 * A route is a table row: what it is called by, who may call it, what it takes and what it answers. Strapi gets its
 * routes from the rows, the middlewares decide by them before a body is read, and the OpenAPI document describes them.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type * as z from 'zod';
import { ApiError } from './errors';

/**
 * `anyone`: a token changes nothing. `anyone, known`: open, but the answer may depend on who asks.
 * `staff`: moderators and admins. `admin`: admins only.
 */
export type Access = 'public' | 'optional' | 'staff' | 'admin';

export type MultipartBody = { files: string; max: number; fields?: z.ZodObject };

export type RouteDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`; parameters as `:name`. Rows are matched from top to bottom. */
  path: string;
  /** The controller's action, such as `api::beer.beer.list`. */
  action: `api::${string}.${string}.${string}`;
  access: Access;
  /** One line for the developers' page. */
  summary: string;
  query?: z.ZodType;
  /** A schema: JSON. `files`: multipart. `anything`: whatever was sent is not looked at, which is also the default. */
  body?: z.ZodType | MultipartBody | 'ignored';
  /** The named payload beside `success: true`; a media type when the answer is no JSON. */
  response: Record<string, z.ZodType> | `${string}/${string}`;
  /** 200 unless named. */
  status?: 201;
  /** Public forms are limited per address. */
  limit?: 'form';
};

export const isMultipartBody = (body: RouteDefinition['body']): body is MultipartBody =>
  typeof body === 'object' && 'files' in body;

const known = new Map<string, RouteDefinition>();

/** All rows of all nouns, in the order in which Strapi registers them. */
export const allRoutes = (): RouteDefinition[] => [...known.values()];

const isPayload = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;

/** Writes the envelope; and makes sure that the row that was judged is the row that is run. */
const sendEnvelope = (row: RouteDefinition) => async (ctx: Context, next: Next) => {
  if (ctx.state['row'] !== row) throw new ApiError(404, 'Not found');
  await next();
  if (!isPayload(ctx.body)) return;
  ctx.body = { success: true, ...ctx.body };
  ctx.status = row.status ?? 200;
};

const route = (row: RouteDefinition) => ({
  method: row.method,
  path: row.path,
  handler: row.action,
  info: {},
  // Strapi's own strategies and permissions have no say: src/middlewares/api-session.ts decides by `row.who`.
  config: { auth: false as const, middlewares: [sendEnvelope(row)] },
});

/** The routes file of a noun: `export default routeTable([...])`. Fixed paths before parameters. */
export function defineRoutes(rows: RouteDefinition[]): Core.RouterConfig {
  for (const row of rows) known.set(`${row.method} ${row.path}`, row);
  return { type: 'content-api', routes: rows.map(route) } as Core.RouterConfig;
}
