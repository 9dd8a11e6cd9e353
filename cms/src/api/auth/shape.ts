import * as z from 'zod';
import { roles, type User } from '#domain/user/user';
import { instantSchema } from '#lib/response-schemas';

export const userShape = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'User' }) satisfies z.ZodType<User>;
