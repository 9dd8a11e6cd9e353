/** Maps every thrown value to an `ApiError`: our own unchanged, those of Strapi and body parsers by their meaning. */
import * as z from 'zod';
import { messages } from '#domain/shared/messages';
import { isDatabaseUnavailable } from './database/unavailable';
import {
  ApiError,
  badRequest,
  forbidden,
  insufficientStorage,
  invalidInput,
  pathNotFound,
  serverError,
  serviceUnavailable,
  tooLarge,
  unauthorized,
  unsupportedType,
} from './errors';
import { isStorageFull } from './free-space';

const fieldIssues = z.object({
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});

const malformedJson = () => badRequest(messages.malformedJson);

const errorOfStatus: Record<number, () => ApiError> = {
  400: malformedJson,
  401: unauthorized,
  403: forbidden,
  404: pathNotFound,
  405: () => new ApiError(405, 'method-not-allowed', messages.methodNotAllowed),
  413: tooLarge,
  415: unsupportedType,
  429: () => new ApiError(429, 'rate-limited', messages.tooManyRequests),
};

export function apiErrorForStatus(status: number): ApiError {
  if (status < 400 || status >= 500) return serverError();
  return (errorOfStatus[status] ?? malformedJson)();
}

const numberAt = (error: object, name: string): number | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : null;
};

/** `status` of http-errors (Koa, raw-body) and of Strapi's errors, `httpCode` of formidable's. */
const statusOf = (error: object) => numberAt(error, 'status') ?? numberAt(error, 'httpCode') ?? 500;

const isMalformedMultipart = (error: object) => numberAt(error, 'httpCode') === 400;

/** A content model rule that our schemas don't check: returns a 400 that names the field instead of a 500. */
function fromValidationError(error: Error): ApiError {
  const parsed = fieldIssues.safeParse(Reflect.get(error, 'details'));
  const errors = parsed.success
    ? parsed.data.errors.map(({ path, message }) => ({ path: path.join('.'), msg: message }))
    : [];
  return errors.length > 0 ? invalidInput(errors) : badRequest(messages.fixErrors);
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isStorageFull(error)) return insufficientStorage();
  if (isDatabaseUnavailable(error)) return serviceUnavailable();
  if (typeof error !== 'object' || error === null) return serverError();
  if (error instanceof Error && error.name === 'ValidationError') return fromValidationError(error);
  if (isMalformedMultipart(error)) return badRequest(messages.filesExpected);
  return apiErrorForStatus(statusOf(error));
}
