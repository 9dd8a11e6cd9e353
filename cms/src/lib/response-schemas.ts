/** Shapes that answers of several nouns share, for the OpenAPI document. */
import * as z from 'zod';
import type { Failure, Pagination } from '#domain/shared/envelope';
import { errorCodes } from '#domain/shared/error-code';
import type { Image } from '#domain/shared/image';

export const messageSchema = z.string();
export const instantSchema = z.iso.datetime();

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<Pagination>;

export const imageSchema = z
  .object({
    url: z.string(),
    alt: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    isPrimary: z.boolean().optional(),
    cloudStoragePath: z.string().nullish(),
  })
  .meta({ id: 'Image' }) satisfies z.ZodType<Image>;

export const failureSchema = z
  .object({
    success: z.literal(false),
    code: z.enum(errorCodes).optional(),
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
  })
  .meta({ id: 'Failure' }) satisfies z.ZodType<Failure>;
