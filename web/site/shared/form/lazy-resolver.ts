import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod';

export type SchemaLoader = () => Promise<z.ZodType<unknown, FieldValues>>;

const loadValidator = (loadSchema: SchemaLoader) => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

/** Loads the validator before it is needed; a failure is ignored, as the submission tries again. */
export const preloadValidator = (loadSchema: SchemaLoader) => void loadValidator(loadSchema).catch(() => {});

/**
 * Validates with a schema that loads on interaction, so that pages load without zod. Sends the raw values, since the server
 * normalizes them by the same schema; if the validator can't be loaded, only the server validates.
 */
export const lazyResolver =
  <Values extends FieldValues>(loadSchema: SchemaLoader): Resolver<Values> =>
  async (values, context, options) => {
    const validator = await loadValidator(loadSchema).catch(() => null);
    if (!validator) return { values, errors: {} };
    const [{ zodResolver }, schema] = validator;
    const validate = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
    return validate(values, context, options) as ResolverResult<Values> | Promise<ResolverResult<Values>>;
  };
