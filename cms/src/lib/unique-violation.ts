/** Recognizes writes that failed because a unique column already has the value. */
import * as z from 'zod';

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

const hasUniqueDetail = z.object({
  details: z.object({ errors: z.array(z.object({ message: z.string().regex(/must be unique/i) })).min(1) }),
});

/** Strapi checks `unique` attributes before the database does, and throws a ValidationError. */
const isStrapiUniqueError = (error: Error) =>
  error.name === 'ValidationError' &&
  (/must be unique/i.test(error.message) || hasUniqueDetail.safeParse(error).success);

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (codes.has(codeOf(error)) || isStrapiUniqueError(error));
