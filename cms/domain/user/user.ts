import type * as z from 'zod';
import type { userSchema } from './schema';

export const roles = ['admin', 'moderator'] as const;
export type Role = (typeof roles)[number];

export type User = z.infer<typeof userSchema>;
