import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod';

export type SchemaLoader = () => Promise<z.ZodType<unknown, FieldValues>>;

const loadCheck = (loadSchema: SchemaLoader) => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

/** Fetches the validator before it is needed. What fails here is fetched again when it is. */
export const prepareCheck = (loadSchema: SchemaLoader) => void loadCheck(loadSchema).catch(() => {});

/**
 * Checks a form with a schema that is fetched when somebody turns to the form: pages arrive without the validator and
 * the form is there to be typed in at once. What is sent is what was typed; the server cleans it by the same schema,
 * and checks it alone when the validator can't be had.
 */
export const lazyResolver =
  <Values extends FieldValues>(loadSchema: SchemaLoader): Resolver<Values> =>
  async (values, context, options) => {
    const loaded = await loadCheck(loadSchema).catch(() => null);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    const check = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
    return check(values, context, options) as ResolverResult<Values> | Promise<ResolverResult<Values>>;
  };
