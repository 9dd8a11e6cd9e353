import * as z from 'zod';
import { codeOf } from '../connection-failure';

/** Classes and codes of PostgreSQL (appendix A of its manual). A full disk, 53100, is not among them. */
const sqlStates = [
  // The connection failed, or the server rejects the sign-in, as while its password changes.
  /^08|^28/,
  // A serialization failure, a deadlock, a lock that was not granted in time.
  /^40001$|^40P01$|^55P03$/,
  // Out of memory or connections.
  /^53(?:000|200|300)$/,
  // Canceled by a limit, shut down, crashed, starting, or an idle session was ended.
  /^57(?:014|P01|P02|P03|P05)$|^25P03$/,
  // Read-only, as a standby is before it takes over. An I/O error.
  /^25006$|^58030$/,
];

const sqliteCode = /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM|INTERRUPT)(?:_|$)/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const isNetworkError = (error: Error, code: string) => networkCodes.has(code) && 'syscall' in error;

/** The driver's errors have no code, and Knex puts the statement before their message. */
const driverMessage =
  /(?:^| - )(?:Connection terminated(?: unexpectedly)?|timeout expired|Client has encountered a connection error and is not queryable|Unable to acquire a connection|timeout exceeded when trying to connect)$/;

/** What the next query of a transaction gets whose connection was lost. */
const lostTransaction = /^Transaction query already complete/;

/** The driver has given up waiting. */
export const isAnswerMissing = (error: unknown): boolean =>
  error instanceof Error && /(?:^| - )Query read timeout$/.test(error.message);

/** Recognizes failures of the database that a retry may survive: it is down, restarting, hung, overloaded or locked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(codeOf(error) ?? '');
  return (
    error.name === 'KnexTimeoutError' ||
    isAnswerMissing(error) ||
    sqlStates.some((pattern) => pattern.test(code)) ||
    sqliteCode.test(code) ||
    isNetworkError(error, code) ||
    driverMessage.test(error.message) ||
    lostTransaction.test(error.message) ||
    (error.cause !== error && isDatabaseUnavailable(error.cause))
  );
}

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

const hasUniqueDetail = z.object({
  details: z.object({ errors: z.array(z.object({ message: z.string().regex(/must be unique/i) })).min(1) }),
});

/** Strapi checks `unique` attributes before the database does, and throws a ValidationError. */
const isStrapiUniqueError = (error: Error) =>
  error.name === 'ValidationError' &&
  (/must be unique/i.test(error.message) || hasUniqueDetail.safeParse(error).success);

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (codes.has(String(codeOf(error))) || isStrapiUniqueError(error));
