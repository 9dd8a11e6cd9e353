/** Parses a request's body or query string by its schema; throws a 400 that names every invalid field. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { parse } from 'qs';
import * as z from 'zod';
import type { FieldError } from '#domain/shared/response-schemas';
import { messages } from '#domain/shared/messages';
import { safeParseBody, safeParseQuery } from '#domain/shared/parse-input';
import { invalidInput } from './errors';

/** `""` clears a field as `null` does, even if the field is not text but a list, an object or a boolean. */
const blankFieldsToNull = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]));

export function parseBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
  message: string = messages.fixErrors,
): Output {
  const result = safeParseBody(schema, blankFieldsToNull(body));
  if (!result.success) throw invalidInput(result.errors, message);
  return result.data;
}

/** Flat and bounded: `a[b]` is a name, the first of repeated parameters counts, at most 100, no prototype. */
const parseQueryString = (queryString: string) =>
  parse(queryString, {
    depth: 0,
    parameterLimit: 100,
    parseArrays: false,
    plainObjects: true,
    duplicates: 'first',
  });

/** Takes `ctx.querystring`, never Strapi's parsed `ctx.query`, which has nested objects. */
export function parseQuery<Output>(schema: z.ZodType<Output>, queryString: string): Output {
  const result = safeParseQuery(schema, parseQueryString(queryString));
  if (!result.success) throw invalidInput(result.errors, result.errors[0]?.msg);
  return result.data;
}

export function pathParam(ctx: Context, name: string): string {
  const params: unknown = ctx['params'];
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The error that the panel shows at the fields, and that the API returns as its 400. */
export const rejectedFields = (fieldErrors: FieldError[]) =>
  new errors.ValidationError(fieldErrors[0]?.msg ?? '', {
    errors: fieldErrors.map(({ path, msg }) => ({ path: path.split('.'), message: msg, name: 'ValidationError' })),
  });

export const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.get('content-length')) > 0;

/** The data that the panel's forms write. Their blank fields are null or empty. */
type Data = Record<string, unknown>;

export const blankToNull = (value: unknown) => (value === '' ? null : value);

/** The fields with these names; absent ones stay absent. */
export const pickFields = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, blankToNull(data[name])]])));

/** The optional body of `DELETE …/images/{index}`: the file that the caller expects at that index. */
export const imageDeleteInput = z.object({
  cloudStoragePath: z
    .string({ error: 'cloudStoragePath must be text' })
    .max(2000, 'cloudStoragePath is too long')
    .nullish()
    .transform((path) => path || undefined),
});
