/** Building blocks for the text fields of forms and bodies: cleaned first, checked second, `''` told apart from a value. */
import * as z from 'zod';
import { sanitizeText, sanitizeLine } from './sanitize-text';

// A strict CSP reports zod's probing for `eval` as an error in the visitor's console.
if ('document' in globalThis) z.config({ jitless: true });

export const tooLongMessage = (label: string, max: number) => `${label} is too long (maximum ${max} characters)`;

const isMissing = (value: unknown) => value === undefined || value === null;

type TextRules = { label: string; max: number; required?: string; lines?: boolean };

/** Text that must be there; `required` is the message when it is not. */
export const requiredText = ({ label, max, required = `${label} is required`, lines = false }: TextRules) =>
  z
    .string({ error: (issue) => (isMissing(issue.input) ? required : `${label} must be text`) })
    .overwrite(lines ? sanitizeText : sanitizeLine)
    .min(1, required)
    .max(max, tooLongMessage(label, max));

const emptyAsNull = (text: string) => text || null;

/** Text that may be absent (stays as it is), or null or blank (is cleared). */
export const optionalText = ({ label, max, lines = false }: TextRules) =>
  z
    .string({ error: `${label} must be text` })
    .overwrite(lines ? sanitizeText : sanitizeLine)
    .max(max, tooLongMessage(label, max))
    .transform(emptyAsNull)
    .nullable()
    .optional();

/** Optional text with a rule of its own: `check` sees only texts that are there. */
export const optionalTextMatching = (check: (text: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(sanitizeLine)
    .refine((text) => text === '' || check(text), message)
    .transform(emptyAsNull)
    .nullable()
    .optional();
