import * as z from 'zod';
import { roles, type User } from '#domain/user/user';
import { instantShape } from '#lib/shapes';

export const userShape = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    createdAt: instantShape,
    updatedAt: instantShape,
  })
  .meta({ id: 'User' }) satisfies z.ZodType<User>;
