/** What to answer to whatever was thrown: our own refusals as they are, body parsers' and Strapi's by what they mean. */
import { messages } from '#domain/shared/messages';
import * as z from 'zod';
import { ApiError, invalidInput } from './errors';

const modelErrors = z.object({
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});

const unexpected = () => new ApiError(500, messages.serverError);

const messageOf: Record<number, string> = {
  400: messages.malformedJson,
  401: messages.authenticationRequired,
  403: messages.forbidden,
  404: messages.notFound,
  405: messages.methodNotAllowed,
  413: messages.tooLarge,
  415: messages.unsupportedBody,
  429: messages.tooManyRequests,
};

export function apiErrorForStatus(status: number): ApiError {
  if (status >= 500) return unexpected();
  const message = messageOf[status];
  return message ? new ApiError(status, message) : new ApiError(400, messages.malformedJson);
}

const numberAt = (error: object, name: string): number | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : null;
};

/** A body that says it is compressed and is not: zlib's error has a code and no status. */
const isBadCompression = (error: object) => String(Reflect.get(error, 'code')).startsWith('Z_');

/** `status` of http-errors (Koa, raw-body) and of Strapi's errors, `httpCode` of formidable's. */
const statusOf = (error: object) =>
  numberAt(error, 'status') ?? numberAt(error, 'httpCode') ?? (isBadCompression(error) ? 400 : 500);

const isBadMultipart = (error: object) => numberAt(error, 'httpCode') === 400;

/** A rule of the content model that our schemas did not hold before: better a 400 that names the field than a 500. */
function modelRefusal(error: object): ApiError {
  const details: unknown = Reflect.get(error, 'details');
  const read = modelErrors.safeParse(details);
  const errors = read.success
    ? read.data.errors.map(({ path, message }) => ({ path: path.join('.'), msg: message }))
    : [];
  return errors.length > 0 ? invalidInput(errors) : new ApiError(400, messages.fixErrors);
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (typeof error !== 'object' || error === null) return unexpected();
  if (error instanceof Error && error.name === 'ValidationError') return modelRefusal(error);
  if (isBadMultipart(error)) return new ApiError(400, messages.filesExpected);
  const status = statusOf(error);
  return status >= 400 && status < 500 ? apiErrorForStatus(status) : unexpected();
}
