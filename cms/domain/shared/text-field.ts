/** Text fields of forms and request bodies: sanitized first, then validated. */
import * as z from 'zod';
import { sanitizeText, sanitizeLine } from './sanitize-text';

// zod probes for `eval`, which a strict CSP reports as an error in the browser's console.
if ('document' in globalThis) z.config({ jitless: true });

export const tooLongMessage = (label: string, max: number) => `${label} is too long (maximum ${max} characters)`;

const isMissing = (value: unknown) => value === undefined || value === null;

type TextRules = {
  label: string;
  max: number;
  /** The message for missing or blank text. */
  required?: string;
  multiline?: boolean;
};

export const requiredText = ({ label, max, required = `${label} is required`, multiline = false }: TextRules) =>
  z
    .string({ error: (issue) => (isMissing(issue.input) ? required : `${label} must be text`) })
    .overwrite(multiline ? sanitizeText : sanitizeLine)
    .min(1, required)
    .max(max, tooLongMessage(label, max));

const emptyToNull = (text: string) => text || null;

/** Optional text; null or blank clears the field. */
export const optionalText = ({ label, max, multiline = false }: TextRules) =>
  z
    .string({ error: `${label} must be text` })
    .overwrite(multiline ? sanitizeText : sanitizeLine)
    .max(max, tooLongMessage(label, max))
    .transform(emptyToNull)
    .nullable()
    .optional();

/** Optional single-line text; `isValid` is not called for blank text. */
export const optionalTextMatching = (
  isValid: (text: string) => boolean,
  message: string,
  normalize: (line: string) => string = (line) => line,
) =>
  z
    .string({ error: message })
    .overwrite((text) => normalize(sanitizeLine(text)))
    .refine((text) => text === '' || isValid(text), message)
    .transform(emptyToNull)
    .nullable()
    .optional();
