/** The hidden `website` field of public forms: visitors leave it empty, bots fill it in. */
import * as z from 'zod';

export const honeypot = z
  .string()
  .nullish()
  .catch('filled')
  .transform((text) => text?.trim() ?? '');

export const isSpam = (input: { website: string }) => input.website !== '';
