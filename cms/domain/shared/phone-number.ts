/** What a phone number means, and how it is dialed. */

export const extractDigits = (text: string) => text.replace(/\D/g, '');

/** Full-width digits become ASCII ones; numbers that are copied have invisible characters, or the scheme of a link. */
const foldPhone = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '');

const onlyNumber = /^\+?[\d\s().\-\u2010-\u2015\u2212/]*$/;

/** The ten digits of a US number, with or without its country code; null if the text is anything else, or more than it. */
export function toUsDigits(text: string): string | null {
  const folded = foldPhone(text);
  const [, countryCode, digits = ''] = /^(1?)(\d{10})$/.exec(extractDigits(folded)) ?? [];
  return onlyNumber.test(folded) && (countryCode || !folded.startsWith('+')) ? digits || null : null;
}

/** `1-800-FLOWERS`, without its country code and separators. */
const toVanity = (text: string): string | null =>
  /^1?(\d{3}(?=\d*[a-z])[\da-z]{7})[a-z]*$/i.exec(foldPhone(text).replace(/[^\da-z]/gi, ''))?.[1] ?? null;

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const toKey = (letter: string) => String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

const extension = /[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d+)\s*$/i;

/** The number with its country code if it is known: `+15305550123`. Extensions are removed. */
export function toDialable(text: string): string {
  const number = foldPhone(text).replace(extension, '');
  const usDigits = toUsDigits(number) ?? toVanity(number)?.replace(/[a-z]/gi, toKey);
  // Area codes start with 2 to 9. The `(0)` of `+44 (0)20 …` is dialed only within the country.
  return usDigits && usDigits >= '2'
    ? `+1${usDigits}`
    : number.replace(/^(\+.*?)\(0\)/, '$1').replace(/(?!^)\+|[^\d+]/g, '');
}

export function phoneUrl(phone: string): string {
  const [, digits] = extension.exec(foldPhone(phone)) ?? [];
  return `tel:${toDialable(phone)}${digits ? `;ext=${digits}` : ''}`;
}

/** The length of a formatted number. */
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
