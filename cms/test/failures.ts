/** The bodies of failed calls. */
import type { ErrorCode } from '#domain/shared/error-code';
import type { FieldError } from '#domain/shared/response-schemas';

type Expected = { path: FieldError['path']; msg: unknown }[];

export const failure = (code: ErrorCode, message: string, errors?: Expected) => ({
  success: false,
  code,
  message,
  ...(errors && { errors }),
});

export const invalidInput = (errors: Expected) =>
  failure('invalid-input', 'Please fix the errors below before submitting.', errors);
