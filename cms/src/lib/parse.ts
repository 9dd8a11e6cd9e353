/** Parses a request's body or query string by its schema; throws a 400 that names every invalid field (api.md §1). */
import { parse } from 'qs';
import type * as z from 'zod';
import { messages } from '#domain/shared/messages';
import { safeParseBody, safeParseQuery } from '#domain/shared/parse-input';
import { invalidInput } from './errors';

/** `""` clears a field as `null` does (api.md §1), even if the field is not text but a list, an object or a boolean. */
const blankToNull = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]));

export function parseBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
  message: string = messages.fixErrors,
): Output {
  const result = safeParseBody(schema, blankToNull(body));
  if (!result.success) throw invalidInput(result.errors, message);
  return result.data;
}

/**
 * Flat and bounded: `a[b]=c` is a parameter named `a[b]`, the first of repeated parameters counts, all after the
 * first 100 are ignored, and the object has no prototype.
 */
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
