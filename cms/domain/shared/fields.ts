/** Text fields of forms and request bodies: sanitized first, then validated. */
import * as z from 'zod';
import { isEmail, normalizeEmail } from './email-format';
import { messages } from './messages';
import { isOtherNumber, normalizePhone, toUsDigits } from './phone-number';
import { isTimeZone, normalizeTimeZone } from '../time/zone';
import { sanitizeText, sanitizeLine } from './sanitize-text';

// zod probes for `eval`, which a strict CSP reports as an error in the browser's console.
if ('document' in globalThis) z.config({ jitless: true });

/** The JSON object that a request must send. */
export const requestBody = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object(fields, { error: messages.notAnObject });

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

/** Text that `parse` converts to its stored form, or to null if it is invalid. */
export const parsedField = (parse: (text: string) => string | null, message: string) =>
  z
    .string({ error: message })
    // Rules of several fields can't read an invalid one.
    .refine((text) => parse(text) !== null, { error: message, abort: true })
    .overwrite((text) => parse(text) ?? text);

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

/** The name of a time zone, in its usual spelling. */
export const timeZoneField = requiredText({ label: 'Time zone', max: 60, required: 'Please choose a time zone' })
  .refine((text) => text === '' || isTimeZone(text), 'Please choose a time zone such as America/Los_Angeles')
  .overwrite(normalizeTimeZone);

/** Number fields. They accept numbers from JSON and text from forms, also with a decimal comma; blank text means no value. */

type NumberRules = {
  min: number;
  max: number;
  integer?: boolean;
  message: string;
  /** For values above `max`, when `message` does not state the upper bound. */
  tooLargeMessage?: string;
};

const decimalText = /^[+-]?(\d+\.?\d*|\.\d+)$/;

// One or two decimals: a comma before three digits may separate thousands, so it is rejected rather than guessed.
const decimalComma = /^([+-]?\d*),(\d{1,2})$/;

// Two decimals, as in the database columns, so that SQLite and PostgreSQL return the same value.
const roundToHundredths = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

/** NaN if the text is not a number. */
export const toNumber = (value: number | string) => {
  if (typeof value === 'number') return value;
  const text = value.trim().replace(decimalComma, '$1.$2');
  return text.length <= 30 && decimalText.test(text) ? Number(text) : Number.NaN;
};

const isBlank = (value: number | string | null) => value === null || (typeof value === 'string' && !value.trim());

const isInRange = ({ min, max, integer }: NumberRules, value: number) =>
  value >= min && value <= max && (!integer || Number.isInteger(value));

const rangeMessage = ({ max, message, tooLargeMessage = message }: NumberRules, value: number) =>
  value > max ? tooLargeMessage : message;

/** A number, or null if blank. */
const nullableNumber = (rules: NumberRules) =>
  z.union([z.number(), z.string(), z.null()], { error: rules.message }).transform((value, context): number | null => {
    if (value === null || isBlank(value)) return null;
    const number = toNumber(value);
    if (isInRange(rules, number)) return rules.integer ? number : roundToHundredths(number);
    context.addIssue({ code: 'custom', message: rangeMessage(rules, number) });
    return z.NEVER;
  });

export const optionalNumber = (rules: NumberRules) => nullableNumber(rules).optional();

export const requiredNumber = (rules: NumberRules, requiredMessage: string) =>
  z
    .union([z.number(), z.string(), z.null()], {
      error: (issue) => (issue.input === undefined ? requiredMessage : rules.message),
    })
    .transform((value, context): number => {
      const number = value === null || isBlank(value) ? null : toNumber(value);
      if (number !== null && isInRange(rules, number)) return rules.integer ? number : roundToHundredths(number);
      context.addIssue({ code: 'custom', message: number === null ? requiredMessage : rangeMessage(rules, number) });
      return z.NEVER;
    });

/** Fields with a fixed list of values, and booleans. Null or blank resets them to their default. */

type ChoiceRules<Value extends string> = { values: readonly Value[]; message: string };

/** A choice that cannot be cleared. */
export const requiredChoiceField = <Value extends string>({ values, message }: ChoiceRules<Value>) =>
  z
    .string({ error: message })
    .meta({ enum: [...values] })
    .transform((text, context): Value => findChoice(sanitizeLine(text), { values, message }, context));

export const choiceField = <Value extends string>(rules: ChoiceRules<Value> & { default: Value }) =>
  z
    .string({ error: rules.message })
    .nullable()
    .meta({ enum: [...rules.values] })
    .transform((text, context): Value => findChoice(sanitizeLine(text ?? '') || rules.default, rules, context));

function findChoice<Value extends string>(
  line: string,
  { values, message }: ChoiceRules<Value>,
  context: z.RefinementCtx,
): Value {
  const found = values.find((value) => value === line);
  if (found !== undefined) return found;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export const booleanField = (label: string, defaultValue: boolean) =>
  z
    .boolean({ error: `${label} must be true or false` })
    .nullable()
    .transform((value) => value ?? defaultValue);

type EmailMessages = { required: string; invalid: string };

export const emailField = ({ required, invalid }: EmailMessages) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? required : invalid) })
    .overwrite(normalizeEmail)
    .min(1, required)
    .refine((text) => text === '' || isEmail(text), invalid);

/** Phone fields. Ten digits are stored as (555) 555-5555. */

const otherNumberMessage =
  'This field takes US phone numbers of 10 digits. Please put any other number or an extension into your message.';

/** An optional US number; `message` is about the number of its digits. */
const phoneField = (isValid: (text: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(sanitizeLine)
    .superRefine((text, context) => {
      if (text === '' || (text.length <= 40 && isValid(text))) return;
      context.addIssue({ code: 'custom', message: isOtherNumber(text) ? otherNumberMessage : message });
    })
    .transform((text) => (text ? normalizePhone(text) : null))
    .nullable()
    .optional();

/** Optional, but ten digits if given. */
export const visitorPhone = phoneField((text) => toUsDigits(text) !== null, 'Phone number must be 10 digits long');

/** Ten digits without the country code, which may be written before them: `+1 530-555-0123`. */
export const shippingPhone = phoneField(
  (text) => toUsDigits(text) !== null && !/^\d{11}$/.test(text),
  'Phone number must be exactly 10 digits',
);

export const isHttpUrl = (text: string) =>
  text.length <= 2000 && /^https?:\/\/[^\s/?#]/i.test(text) && !/[\s<>"\\^`{|}]/.test(text) && URL.canParse(text);

/** A host name, with a port if need be: nothing else of a URL may be part of the Content-Security-Policy. */
const plainHost = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i;

export const hasPlainHost = (url: string) => plainHost.test(url);

const hostAndPath = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** `facebook.com/boldridge`, as people copy it from print, becomes a URL. */
const completeUrl = (text: string) => (hostAndPath.test(text) ? `https://${text}` : text);

export const urlField = (message: string) => optionalTextMatching(isHttpUrl, message);

/** Adds the https:// that is missing. */
export const completedUrlField = (message: string) => optionalTextMatching(isHttpUrl, message, completeUrl);

/** Several, separated by spaces; also by commas and line breaks in what is typed. */
export const urlsField = (message: string) =>
  optionalTextMatching(
    (text) => text.length <= 2000 && text.split(' ').every(isHttpUrl),
    message,
    (text) => [...new Set(text.split(/[\s,]+/).map(completeUrl))].join(' '),
  );

/** The hidden `website` field of public forms: visitors leave it empty, bots fill it in. */

export const honeypot = z
  .string()
  .nullish()
  .catch('filled')
  .transform((text) => text?.trim() ?? '');

export const isSpam = (input: { website: string }) => input.website !== '';

const axes = {
  lat: { max: 90, message: 'Latitude must be between -90 and 90' },
  lng: { max: 180, message: 'Longitude must be between -180 and 180' },
};

export const coordinateField = (axis: keyof typeof axes) => {
  const { max, message } = axes[axis];
  return z.union([z.number(), z.string()], { error: message }).transform((value, context): number => {
    const number = toNumber(value);
    if (Math.abs(number) <= max) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
};

/** An optional price in US dollars. */
export const priceField = (label: string) =>
  optionalNumber({
    min: 0,
    max: 100_000,
    message: `${label} must be 0 or more`,
    tooLargeMessage: `${label} must be 100,000 or less`,
  });
