/** City and state of a delivery address as visitors type it, on one or several lines. */
import { findStateCode, getStateName } from '../distributor/us-states';

export type Destination = {
  /** Null if the address does not separate it from the street. */
  city: string | null;
  /** Two letters. */
  state: string;
};

const country = /[\s,]+(?:u\.?s\.?a\.?|united states(?: of america)?)\.?$/i;
const zipCode = /[\s,]+\d{5}(?:-\d{4})?$/;

/** Null if the address doesn't end with a US state. */
export function parseDestination(address: string): Destination | null {
  const hasZipCode = /\b\d{5}(?:-\d{4})?\b\D*$/.test(address);
  const parts = address
    .trim()
    .replace(/[\s,]*[\r\n]+[\s,]*/g, ', ')
    .replace(/[\s,.]+$/, '')
    .replace(country, '')
    .replace(zipCode, '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  const last = parts.pop();
  if (!last) return null;
  const state = findStateCode(last);
  if (state) return { state, city: parts.length > 1 ? (parts.at(-1) ?? null) : null };
  return splitCityAndState(last, { hasStreet: parts.length > 0, hasZipCode });
}

/** `Brooklyn NY`. The name of a state has up to three words. */
function splitCityAndState(
  text: string,
  { hasStreet, hasZipCode }: { hasStreet: boolean; hasZipCode: boolean },
): Destination | null {
  const words = text.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const name = words.slice(-count).join(' ');
    // An abbreviation in lower case may be a word: "ask me", "either one or".
    const isWord = /^[a-z]{2}$/.test(name) && !hasZipCode;
    const state = words.length > count && !isWord ? findStateCode(name) : null;
    if (state) return { state, city: hasStreet ? words.slice(0, -count).join(' ') : null };
  }
  return null;
}

/** `Brooklyn NY` */
export const formatDestination = ({ city, state }: Destination) => [city, state].filter(Boolean).join(' ');

/** The code of the address's state if it is not served; null if it is, or can't be told from the address. */
export function findOtherState(address: string, servedStates: readonly { code: string }[]): string | null {
  const state = parseDestination(address)?.state ?? null;
  return servedStates.some(({ code }) => code === state) ? null : state;
}

export const otherStateText = (code: string) => `We don’t ship to ${getStateName(code) ?? code} yet.`;

/** What follows a request, after its message of success and in its confirmation. */
export const shippingRequestTexts = (otherState: string | null): string[] => [
  'Your request is not an order yet: you pay nothing until you have agreed to what we write back.',
  ...(otherState ? [`${otherStateText(otherState)} We’ll tell you what we can do.`] : []),
];
