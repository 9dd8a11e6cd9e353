import type { Context } from 'koa';
import type * as z from 'zod';

/**
 * `public`: a session has no effect. `optional`: no session is required, but the response may depend on it.
 * `screen`: the handler checks a screen's own token. `user`: any signed-in user.
 * `bar`: moderators, admins, and bartenders of the taproom whose slug is the parameter `taproom`. `staff`: moderators and
 * admins. `admin`: admins only.
 */
export type Access = 'public' | 'optional' | 'screen' | 'user' | 'bar' | 'staff' | 'admin';

/** `files` names the field that holds the files, up to `max` of them; `fields` is the schema of the other fields. */
export type MultipartBody = { files: string; max: number; fields?: z.ZodObject };

type MediaType = `${string}/${string}`;

export type RouteDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`; parameters as `:name`. */
  path: string;
  /** Tag, group and name in the API documentation, such as `beer.beer.list`. */
  id: `${string}.${string}.${string}`;
  access: Access;
  summary: string;
  query?: z.ZodType;
  /** A schema: JSON. `ignored` (the default): any body is accepted and none is parsed. */
  body?: z.ZodType | MultipartBody | 'ignored';
  /** The named payload beside `success: true`, or the media type of a response that is not JSON. */
  response: Record<string, z.ZodType> | MediaType | readonly MediaType[];
  /** 200 by default. */
  status?: 201;
  /** Open to admins without the second factor that they need. */
  isForSecondFactorSetup?: true;
  /** The user must have confirmed their password in this session lately; some other calls need it only for some changes. */
  needsConfirmation?: true;
  /** Limits attempts per IP address, for public forms. */
  limit?: 'form';
  /** How long a success takes at least: longer than the work, whose time depends on what is stored. */
  minDurationMs?: number;
  /**
   * The header `Idempotency-Key` of a write: by default a repeated request gets the stored response of the first.
   * `required`, `optional`: the handler recognizes repetitions (decision 023). `ignored`: the response has a token or
   * sets a cookie, and must not be stored.
   */
  key?: 'required' | 'optional' | 'ignored';
  /** Scripts of other sites may read the response. */
  isOpenToOtherOrigins?: true;
  /** Documents failure statuses that access, path, query, body and limit don't imply. */
  failures?: readonly (400 | 401 | 404 | 409 | 422 | 429)[];
  /** Returns the named payload, or sets the body. */
  handle: (ctx: Context) => unknown;
};

/** The route that the api middleware matched; undefined outside `/api`. Strapi sets a `ctx.state.route` of its own. */
export const currentRoute = (ctx: Context): RouteDefinition | undefined =>
  ctx.state['apiRoute'] as RouteDefinition | undefined;

export const isWrite = (ctx: Context) => ctx.method !== 'GET' && ctx.method !== 'HEAD';
