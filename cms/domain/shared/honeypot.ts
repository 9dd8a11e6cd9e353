/** The hidden field `website` of public forms: people leave it empty, scripts fill it in. */
import * as z from 'zod';

export const honeypot = z
  .string()
  .nullish()
  .catch('filled')
  .transform((text) => text?.trim() ?? '');

export const isSpam = (input: { website: string }) => input.website !== '';
