/** `updatedAt` in the body of a write: the version the change was made from (api.md §5, 409). */
import * as z from 'zod';

const message = 'updatedAt must be a date and time';

export const versionField = z
  .string({ error: message })
  .refine((text) => text.trim() === '' || (text.length <= 40 && !Number.isNaN(Date.parse(text.trim()))), message)
  .transform((text) => text.trim() || undefined)
  .nullish()
  .transform((text) => text ?? undefined);

/** Whether somebody changed the record since; writes that name no version are never stale. */
export const isStale = (stored: { updatedAt: string | Date | null }, given: string | undefined) =>
  given !== undefined && stored.updatedAt !== null && new Date(stored.updatedAt).getTime() !== Date.parse(given);
