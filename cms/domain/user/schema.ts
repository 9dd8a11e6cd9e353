import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { roles } from './permission';

/** A staff account. Responses never contain its password. */
export const userSchema = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** The slugs of a bartender's taprooms; empty for others. */
    taprooms: z.array(z.string()),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;

/** The session as its owner and admins see it. */
export const sessionSchema = z
  .object({
    _id: z.string(),
    /** Such as `Chrome on macOS`; null if the browser did not say. */
    device: z.string().nullable(),
    /** The IP address of the last use. */
    ipAddress: z.string().nullable(),
    signedInAt: instantSchema,
    /** Updated once a minute. */
    lastUsedAt: instantSchema,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type UserSession = z.infer<typeof sessionSchema>;
