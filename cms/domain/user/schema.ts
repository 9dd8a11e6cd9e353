import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { roles } from './constants';

/** A staff account. Responses never contain its password. */
export const userSchema = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** The slug of a bartender's taproom; null for others. */
    taproom: z.string().nullable(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'User' });
