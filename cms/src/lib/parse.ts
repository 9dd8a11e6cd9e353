/** From what a request carries to what a service takes, or a 400 that names every wrong field (api.md §1). */
import type * as z from 'zod';
import type { ParsedUrlQuery } from 'node:querystring';
import { safeParseBody, safeParseQuery } from '#domain/shared/parse-input';
import { messages } from '#domain/shared/messages';
import { invalidInput } from './errors';

/** `""` clears a field as `null` does (api.md §1), also where no text belongs: a list, a group, a flag. */
const blankAsNull = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]));

export function parseBody<Output>(
  schema: z.ZodType<Output>,
  body: unknown,
  message: string = messages.fixErrors,
): Output {
  const read = safeParseBody(schema, blankAsNull(body));
  if (!read.success) throw invalidInput(read.errors, message);
  return read.data;
}

/** Only `ctx.querystring` is looked at: Strapi's own parser makes objects of `a[b]=c`, ours never does. */
export function parseQuery<Output>(schema: z.ZodType<Output>, querystring: string): Output {
  const read = safeParseQuery(schema, singleParameters(querystring));
  if (!read.success) throw invalidInput(read.errors, read.errors[0]?.msg);
  return read.data;
}

/** Of a repeated parameter the first one counts; there is no prototype to pollute. */
function singleParameters(querystring: string): ParsedUrlQuery {
  const found: ParsedUrlQuery = Object.create(null);
  for (const [name, value] of new URLSearchParams(querystring)) found[name] ??= value;
  return found;
}
