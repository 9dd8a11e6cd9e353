/** Number fields. They accept numbers from JSON and text from forms, also with a decimal comma; blank text means no value. */
import * as z from 'zod';

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
