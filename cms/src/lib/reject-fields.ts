/** The error that the panel shows at the fields, and that the API returns as its 400. */
import { errors } from '@strapi/utils';
import type { FieldError } from '#domain/shared/envelope';

export const rejectedFields = (fieldErrors: FieldError[]) =>
  new errors.ValidationError(fieldErrors[0]?.msg ?? '', {
    errors: fieldErrors.map(({ path, msg }) => ({ path: path.split('.'), message: msg, name: 'ValidationError' })),
  });
