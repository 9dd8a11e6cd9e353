/** What the API refuses, and how: thrown anywhere under `/api`, written as the envelope by one middleware. */
import type { FieldError } from '#domain/shared/envelope';
import { messages, notFoundMessage, type EntityName } from '#domain/shared/messages';

export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldError[],
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const invalidInput = (errors: FieldError[], message: string = messages.fixErrors) =>
  new ApiError(400, message, errors);
export const badRequest = (message: string) => new ApiError(400, message);
export const notFound = (noun: EntityName) => new ApiError(404, notFoundMessage(noun));
export const conflict = (message: string = messages.staleVersion, errors?: FieldError[]) =>
  new ApiError(409, message, errors);
export const tooLarge = (message: string = messages.tooLarge) => new ApiError(413, message);
export const unsupportedType = (message: string = messages.unsupportedBody) => new ApiError(415, message);
export const unauthorized = () => new ApiError(401, messages.authenticationRequired);
export const forbidden = () => new ApiError(403, messages.forbidden);
export const rateLimited = (retryAfterSeconds: number) =>
  new ApiError(429, messages.tooManyRequests, undefined, { 'Retry-After': String(retryAfterSeconds) });
