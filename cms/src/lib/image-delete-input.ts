/** The optional body of `DELETE …/images/{index}`: which file the caller believes to be there (api.md §5). */
import * as z from 'zod';

export const imageDeleteInput = z.object({
  cloudStoragePath: z
    .string({ error: 'cloudStoragePath must be text' })
    .max(2000, 'cloudStoragePath is too long')
    .nullish()
    .transform((path) => path || undefined),
});
