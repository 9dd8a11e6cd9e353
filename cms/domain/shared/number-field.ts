/** Number fields that take what JSON sends (a number) and what a form holds (its text, or nothing). */
import * as z from 'zod';

export type NumberRules = {
  min: number;
  max: number;
  integer?: boolean;
  message: string;
  /** Where the message names no upper bound. */
  tooLargeMessage?: string;
};

const decimalText = /^[+-]?(\d+\.?\d*|\.\d+)$/;

// Two decimals, as the database keeps them: both databases answer the same.
const toCents = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

const toNumber = (value: number | string) => {
  if (typeof value === 'number') return value;
  const text = value.trim();
  return text.length <= 30 && decimalText.test(text) ? Number(text) : Number.NaN;
};

const isBlank = (value: number | string | null) => value === null || (typeof value === 'string' && !value.trim());

const within = ({ min, max, integer }: NumberRules, value: number) =>
  value >= min && value <= max && (!integer || Number.isInteger(value));

const complaint = ({ max, message, tooLargeMessage: tooMuch = message }: NumberRules, value: number) =>
  value > max ? tooMuch : message;

/** A number, or null when the field is empty. */
export const nullableNumber = (rules: NumberRules) =>
  z.union([z.number(), z.string(), z.null()], { error: rules.message }).transform((value, context): number | null => {
    if (value === null || isBlank(value)) return null;
    const number = toNumber(value);
    if (within(rules, number)) return rules.integer ? number : toCents(number);
    context.addIssue({ code: 'custom', message: complaint(rules, number) });
    return z.NEVER;
  });

export const optionalNumber = (rules: NumberRules) => nullableNumber(rules).optional();

/** A number that must be there; `required` is the message when it is not. */
export const requiredNumber = (rules: NumberRules, required: string) =>
  z
    .union([z.number(), z.string(), z.null()], {
      error: (issue) => (issue.input === undefined ? required : rules.message),
    })
    .transform((value, context): number => {
      const number = value === null || isBlank(value) ? null : toNumber(value);
      if (number !== null && within(rules, number)) return rules.integer ? number : toCents(number);
      context.addIssue({ code: 'custom', message: number === null ? required : complaint(rules, number) });
      return z.NEVER;
    });
