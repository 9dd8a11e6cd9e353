/** The format of phone numbers. No zod import, so that a field can format input without loading it. */

export const maxPhoneLength = 14;

export const extractDigits = (text: string) => text.replace(/\D/g, '');

/** Formats a partial number, at most ten digits: `(555) 55`. */
export const formatPhoneInput = (text: string) => {
  const digits = extractDigits(text).slice(0, 10);
  if (digits.length < 4) return digits && `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** Formats ten digits as (555) 555-5555 and leaves other text unchanged. */
export const normalizePhone = (text: string) =>
  extractDigits(text).length === 10 ? formatPhoneInput(text) : text.trim();
