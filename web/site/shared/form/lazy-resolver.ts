import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod';

export type SchemaLoader = () => Promise<z.ZodType<unknown, FieldValues>>;

/**
 * Checks a form with a schema that is fetched when it is first needed: pages arrive without the validator and the
 * form is there to be typed in at once. What is sent is what was typed; the server cleans it by the same schema.
 */
export const lazyResolver =
  <Values extends FieldValues>(loadSchema: SchemaLoader): Resolver<Values> =>
  async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);
    const check = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
    return check(values, context, options) as ResolverResult<Values> | Promise<ResolverResult<Values>>;
  };
