/** The format of phone numbers. No zod import, so that a field can format input without loading it. */
import { extractDigits, foldPhone, toUsDigits, toVanity } from './phone-number';

/** Of a formatted number. */
export const maxPhoneLength = 14;

const formatDigits = (digits: string) => {
  if (digits.length < 4) return digits && `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 10)}`;
};

const otherCountry = /^\+\D*[02-9]/;
const withMore = /(?:\d\D*){10}[a-z#;,/&]/i;
const otherDigits = /(?!\d)\p{Nd}/u;
const longPrefix = /^\D*[01](?:\D*\d){10}/;

/** Another country code, an international prefix, an extension, a second number, letters or digits of another script. */
export function isOtherNumber(text: string): boolean {
  const folded = foldPhone(text);
  const isOther = [otherCountry, withMore, longPrefix, otherDigits].some((pattern) => pattern.test(folded));
  return toUsDigits(folded) === null && (isOther || toVanity(folded) !== null);
}

/**
 * Formats a US number, also a partial one: `(555) 55`. Leaves other numbers as they are, also when only their `+` has been
 * entered.
 */
export function formatPhoneInput(text: string): string {
  const usDigits = toUsDigits(text);
  if (usDigits) return formatDigits(usDigits);
  return /^\s*[+＋]/.test(text) || isOtherNumber(text) ? text : formatDigits(extractDigits(foldPhone(text)));
}

/** Formats a US number as (555) 555-5555 and leaves other text unchanged. */
export function normalizePhone(text: string): string {
  const digits = toUsDigits(text);
  return digits ? formatDigits(digits) : text.trim();
}
