import type * as z from 'zod';
import { safeParseBody, safeParseQuery, type ParseResult } from '../shared/parse-input';

const outcomeOf = <Output>(result: ParseResult<Output>) => (result.success ? result.data : result.errors);

/** The values of a request body, or its errors. */
export const parseBody = (schema: z.ZodType, body: unknown) => outcomeOf(safeParseBody(schema, body));

export const parseQuery = (schema: z.ZodType, query: unknown) => outcomeOf(safeParseQuery(schema, query));

/** The errors of a body as texts. */
export function listErrors(schema: z.ZodType, body: unknown): string[] {
  const result = safeParseBody(schema, body);
  return result.success ? [] : result.errors.map(({ path, msg }) => `${path}: ${msg}`);
}
