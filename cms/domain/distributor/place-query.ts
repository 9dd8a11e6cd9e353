/** What visitors type to find a distributor near a place. */
import { findStateCode, getStateName } from './us-states';

export type PlaceQuery =
  | { kind: 'zip'; zip: string }
  | { kind: 'state'; name: string }
  /** A city, with a state if one was named; or a country or part of an address. */
  | { kind: 'text'; text: string; city: string; state: string | null };

const maxLength = 80;

const messages = {
  empty: 'Enter a ZIP code or city',
  digits: 'Enter all five digits of the ZIP code',
} as const;

export type ParsedPlaceQuery = { query: PlaceQuery } | { error: string };

export function parsePlaceQuery(input: string): ParsedPlaceQuery {
  const text = input.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  if (!/[\p{L}\d]/u.test(text)) return { error: messages.empty };
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text)?.[1];
  if (zip) return { query: { kind: 'zip', zip } };
  if (/^[\d -]+$/.test(text)) return { error: messages.digits };
  // New York and Washington are states too, but visitors who type them mean the cities.
  const state = /^(new york|washington)$/i.test(text) ? null : findStateCode(text);
  if (state) return { query: { kind: 'state', name: getStateName(state) ?? text } };
  return { query: { kind: 'text', text, ...splitState(text) } };
}

/** `Auburn, CA`, `auburn ca` and `Auburn California 95603` are a city and its state. */
function splitState(text: string): { city: string; state: string | null } {
  const words = text.replace(/[ ,]+\d{5}(-\d{4})?$/, '').split(/[ ,]+/);
  // The name of a state has up to three words.
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? findStateCode(words.slice(-count).join(' ')) : null;
    if (state) return { city: words.slice(0, -count).join(' '), state };
  }
  return { city: words.join(' '), state: null };
}
