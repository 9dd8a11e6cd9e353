/** How phone numbers look, without the checks: light enough for a field that formats while somebody types. */

export const maxPhoneLength = 14;

export const phoneDigits = (text: string) => text.replace(/\D/g, '');

/** Digits only, at most ten, as far as they were typed: `(555) 55`. */
export const formatPhoneInput = (text: string) => {
  const digits = phoneDigits(text).slice(0, 10);
  if (digits.length < 4) return digits && `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** For storing: ten digits get the one form, anything else stays as it was given. */
export const normalizePhone = (text: string) =>
  phoneDigits(text).length === 10 ? formatPhoneInput(text) : text.trim();
