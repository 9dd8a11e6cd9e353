/** Schemas shared by the responses of several entities. Browsers import only the inferred types, not zod. */
import * as z from 'zod';
import { errorCodes } from './error-code';

export const messageSchema = z.string();
export const instantSchema = z.iso.datetime();

export const paginationSchema = z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() });

/** `url` is absolute or starts with `/uploads/`. */
export const imageSchema = z
  .object({
    url: z.string(),
    alt: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    isPrimary: z.boolean().optional(),
    /** The path in storage; only staff see it. */
    cloudStoragePath: z.string().nullish(),
  })
  .meta({ id: 'Image' });

const fieldErrorSchema = z.object({ path: z.string(), msg: z.string() });

export const failureSchema = z
  .object({
    success: z.literal(false),
    code: z.enum(errorCodes).optional(),
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional(),
  })
  .meta({ id: 'Failure' });

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type Pagination = z.infer<typeof paginationSchema>;
export type Image = z.infer<typeof imageSchema>;
