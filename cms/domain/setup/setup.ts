import type * as z from 'zod';
import type { setupSchema, setupUpdate } from './schema';

export type Setup = z.infer<typeof setupSchema>;
export type SetupUpdate = z.infer<typeof setupUpdate>;
