/** Optimistic locking: `updatedAt` in a write is the version that was edited. */
import * as z from 'zod';

const message = 'updatedAt must be a date and time';

export const versionField = z
  .string({ error: message })
  .refine((text) => text.trim() === '' || (text.length <= 40 && !Number.isNaN(Date.parse(text.trim()))), message)
  .transform((text) => text.trim() || undefined)
  .nullish()
  .transform((text) => text ?? undefined);

/** Whether the record has changed since `version`. A write without a version is never stale. */
export const isStale = (stored: { updatedAt: string | Date | null }, version: string | undefined) =>
  version !== undefined && stored.updatedAt !== null && new Date(stored.updatedAt).getTime() !== Date.parse(version);
