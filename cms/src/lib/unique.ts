/** Whether a write was refused because a unique column has the value already. */

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Strapi checks `unique` attributes itself before the database does, and says so in a ValidationError. */
const isStrapiUnique = (error: Error) => error.name === 'ValidationError' && /must be unique/i.test(error.message);

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (codes.has(codeOf(error)) || isStrapiUnique(error));
