/** Parts of the JSON responses of `/api`. */
import type * as z from 'zod';
import type { failureSchema, fieldErrorSchema, paginationSchema } from './response-schemas';

export type FieldError = z.infer<typeof fieldErrorSchema>;

export type Failure = z.infer<typeof failureSchema>;

export type Pagination = z.infer<typeof paginationSchema>;
