/** What texts can contain so that they never differ from the settings. */
import * as z from 'zod';

export const placeholderSchema = z
  .object({
    /** Without braces. */
    name: z.string(),
    /** What it is about. */
    label: z.string(),
    /** The setting that decides what it stands for. */
    source: z.string(),
    /** What visitors currently read instead. */
    value: z.string(),
  })
  .meta({ id: 'PagePlaceholder' });
export type PagePlaceholder = z.infer<typeof placeholderSchema>;
