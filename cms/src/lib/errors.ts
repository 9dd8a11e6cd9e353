/** Failures of the API: thrown anywhere under `/api`, serialized as the envelope by the `api-errors` middleware. */
import type { FieldError } from '#domain/shared/response-schemas';
import type { ErrorCode } from '#domain/shared/error-code';
import { messages, notFoundMessage, type EntityName } from '#domain/shared/messages';
import { isStale } from '#domain/shared/optimistic-lock';

type Details = { errors?: FieldError[] | undefined; headers?: Record<string, string> };

export class ApiError extends Error {
  override name = 'ApiError';
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    { errors, headers = {} }: Details = {},
  ) {
    super(message);
    this.errors = errors;
    this.headers = headers;
  }
}

export const badRequest = (message: string, code: ErrorCode = 'invalid-input') => new ApiError(400, code, message);
export const invalidInput = (errors: FieldError[], message: string = messages.fixErrors) =>
  new ApiError(400, 'invalid-input', message, { errors });
export const unauthorized = () => new ApiError(401, 'unauthorized', messages.authenticationRequired);
export const invalidCredentials = () => new ApiError(401, 'invalid-credentials', messages.invalidCredentials);
export const secondFactorRequired = () => new ApiError(401, 'second-factor-required', messages.codeRequired);
export const secondFactorInvalid = () =>
  new ApiError(401, 'second-factor-invalid', messages.codeInvalid, {
    errors: [{ path: 'code', msg: messages.codeInvalid }],
  });
export const secondFactorMissing = () => new ApiError(403, 'second-factor-missing', messages.secondFactorMissing);
export const confirmationMissing = () => new ApiError(403, 'confirm-password', messages.confirmPassword);
export const forbidden = () => new ApiError(403, 'forbidden', messages.forbidden);
export const notFound = (entity: EntityName) => new ApiError(404, 'not-found', notFoundMessage(entity));
export const pathNotFound = () => new ApiError(404, 'not-found', messages.notFound);
export const methodNotAllowed = (allowed: string[]) =>
  new ApiError(405, 'method-not-allowed', messages.methodNotAllowed, { headers: { Allow: allowed.join(', ') } });
export const conflict = (code: ErrorCode, message: string, errors?: FieldError[]) =>
  new ApiError(409, code, message, { errors });
export const staleVersion = () => conflict('stale-version', messages.staleVersion);
/** Throws 409 if the record has changed since `version`. */
export function rejectStale(stored: { updatedAt: string | Date | null }, version: string | undefined): void {
  if (isStale(stored, version)) throw staleVersion();
}
export const tooLarge = (message: string = messages.tooLarge) => new ApiError(413, 'too-large', message);
export const unsupportedType = (message: string = messages.unsupportedBody) =>
  new ApiError(415, 'unsupported-type', message);
export const unsupportedEncoding = () => new ApiError(415, 'unsupported-encoding', messages.unsupportedEncoding);
export const rateLimited = (retryAfterSeconds: number) =>
  new ApiError(429, 'rate-limited', messages.tooManyRequests, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
export const serverError = () => new ApiError(500, 'server-error', messages.serverError);
export const serviceUnavailable = (retryAfterSeconds = 5) =>
  new ApiError(503, 'unavailable', messages.serverError, { headers: { 'Retry-After': String(retryAfterSeconds) } });
/** Clients retry it more slowly than other 503s: it lasts until the storage of files is back. */
export const storageUnavailable = () =>
  new ApiError(503, 'unavailable', messages.storageUnavailable, { headers: { 'Retry-After': '30' } });
export const insufficientStorage = () => new ApiError(507, 'insufficient-storage', messages.insufficientStorage);
