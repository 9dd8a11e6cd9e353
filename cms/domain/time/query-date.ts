import * as z from 'zod';
import { parsePlainDate } from './plain-date';

/** A plain date as a query parameter; blank means absent. */
export const queryDate = (name: string) => {
  const message = `${name} must be a date such as 2026-07-04`;
  return z
    .string({ error: message })
    .meta({ examples: ['2026-07-04'] })
    .transform((value, context): string | undefined => {
      const text = value.trim();
      if (!text) return undefined;
      const date = parsePlainDate(text);
      if (date === null) context.addIssue({ code: 'custom', message });
      return date ?? z.NEVER;
    })
    .optional();
};
