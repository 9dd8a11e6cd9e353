import { isFetchError } from '@strapi/strapi/admin';

type FieldError = { path: string; message: string };

type Details = { errors?: { path: (string | number)[]; message: string }[] };

/** Why the server rejected a request, with the errors by field; null if it failed for another reason. */
export function readRejection(failure: unknown): { message: string; fieldErrors: FieldError[] } | null {
  const error = isFetchError(failure) ? failure.response?.data.error : undefined;
  if (!error || error.status === undefined || error.status >= 500) return null;
  const { errors = [] } = (error.details ?? {}) as Details;
  return {
    message: error.message,
    fieldErrors: errors.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}
