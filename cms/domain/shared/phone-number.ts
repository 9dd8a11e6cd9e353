/** What a phone number means, and how it is dialed. */

export const extractDigits = (text: string) => text.replace(/\D/g, '');

/** Full-width digits become ASCII ones; numbers that are copied have invisible characters, or the scheme of a link. */
export const foldPhone = (text: string) =>
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
export const toVanity = (text: string): string | null =>
  /^1?(\d{3}(?=\d*[a-z])[\da-z]{7})[a-z]*$/i.exec(foldPhone(text).replace(/[^\da-z]/gi, ''))?.[1] ?? null;

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const toKey = (letter: string) => String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

const extension = /[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d+)\s*$/i;

/** With its country code if it is known: `+15305550123`. Without an extension. */
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
