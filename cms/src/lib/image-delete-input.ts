/** The optional body of `DELETE …/images/{index}`: the file that the caller expects at that index (api.md §5). */
import * as z from 'zod';

export const imageDeleteInput = z.object({
  cloudStoragePath: z
    .string({ error: 'cloudStoragePath must be text' })
    .max(2000, 'cloudStoragePath is too long')
    .nullish()
    .transform((path) => path || undefined),
});
