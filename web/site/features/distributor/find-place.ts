import { loadFailedMessage, type Coordinates, type Outlet } from './outlet';
import { foldAccents } from '@domain/beer/style';
import type { Distributor } from '@domain/distributor/schema';
import { findStateCode, getStateName } from '@domain/distributor/us-states';
import { parseUsAddress } from '../../../domain/us-address';
import { cityKey, findCities, findZipCode, loadPlaces, type City } from '../../../domain/place/place-data';

const formatCity = ({ name, state }: Pick<City, 'name' | 'state'>) => `${name}, ${state}`;

/** The most likely of several cities with one name first: where distributors are, then in the brewery's state, then the largest. */
export function rankCities(
  cities: readonly City[],
  distributors: readonly Pick<Distributor, 'address'>[],
  homeState: string | null,
): City[] {
  const served = new Set(
    distributors.flatMap(({ address }) => {
      const { city = '', state = '' } = parseUsAddress(address) ?? {};
      return [`${city}, ${state}`.toLowerCase()];
    }),
  );
  const isServed = (city: City) => Number(served.has(formatCity(city).toLowerCase()));
  const isHome = (city: City) => Number(city.state === homeState);
  return [...cities].sort(
    (left, right) => isServed(right) - isServed(left) || isHome(right) - isHome(left) || right.zipCount - left.zipCount,
  );
}

/** Distributors in a country or state of this name. */
export const filterByArea = <Item extends Pick<Distributor, 'country' | 'region'>>(
  distributors: readonly Item[],
  name: string,
): Item[] =>
  distributors.filter(({ country, region }) =>
    [country, region].some((area) => area && foldAccents(area) === foldAccents(name)),
  );

/** Distributors with this text in their name or address. */
export const filterByText = <Item extends Pick<Distributor, 'name' | 'address'>>(
  distributors: readonly Item[],
  text: string,
): Item[] => distributors.filter(({ name, address }) => foldAccents(`${name}\n${address}`).includes(foldAccents(text)));

// What visitors type to find a distributor near a place.

type PlaceQuery =
  | { kind: 'invalid'; error: string }
  | { kind: 'zip'; zip: string }
  | { kind: 'state'; name: string }
  /** A city, with a state if one was named; or a country or part of an address. */
  | { kind: 'text'; text: string; city: string; state: string | null };

const maxLength = 80;

export function parsePlaceQuery(input: string): PlaceQuery {
  const text = input.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  if (!/[\p{L}\d]/u.test(text)) return { kind: 'invalid', error: 'Enter a ZIP code or city' };
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text)?.[1];
  if (zip) return { kind: 'zip', zip };
  if (/^[\d -]+$/.test(text)) return { kind: 'invalid', error: 'Enter all five digits of the ZIP code' };
  // New York and Washington are states too, but visitors who type them mean the cities.
  const state = /^(new york|washington)$/i.test(text) ? null : findStateCode(text);
  if (state) return { kind: 'state', name: getStateName(state) ?? text };
  return { kind: 'text', text, ...splitState(text) };
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

/** A place with its coordinates and US state, or those distributors and taprooms that match a country, state or address. */
export type Place = {
  /** Finds the same place again: it is in the URL. */
  label: string;
  /** The city of a ZIP code. */
  detail?: string;
  /** Other places of the same name. */
  alternatives: string[];
  coordinates?: Coordinates;
  state?: string;
  matches?: Outlet[];
};

const maxAlternatives = 4;

const load = (zipOrKey: string) =>
  loadPlaces(zipOrKey).catch(() => {
    throw new Error(loadFailedMessage);
  });

/** Throws the message for the visitor: there is no such place, or the table of places can't be loaded. */
export async function findPlace(input: string, outlets: readonly Outlet[], homeState: string | null): Promise<Place> {
  const query = parsePlaceQuery(input);
  switch (query.kind) {
    case 'invalid':
      throw new Error(query.error);
    case 'zip':
      return resolveZip(query.zip);
    case 'state':
      return { label: query.name, alternatives: [], matches: filterByArea(outlets, query.name) };
    case 'text':
      return resolveText(query, outlets, homeState);
  }
}

async function resolveZip(zip: string): Promise<Place> {
  const found = findZipCode(await load(zip), zip);
  if (!found) throw new Error(`We don’t know the ZIP code ${zip}. Check the digits, or enter a city.`);
  const { city: name, state, coordinates } = found;
  const detail = found.zip === zip ? { detail: formatCity({ name, state }) } : {};
  return { label: zip, ...detail, alternatives: [], coordinates, state };
}

/** A country of distributors, else a US city, else part of a distributor's name or address, such as Tokyo. */
async function resolveText(
  { text, city, state }: Extract<PlaceQuery, { kind: 'text' }>,
  outlets: readonly Outlet[],
  homeState: string | null,
): Promise<Place> {
  const inArea = filterByArea(outlets, text);
  if (inArea[0]) {
    const { country, region } = inArea[0];
    const label = [country, region].find((area) => area?.toLowerCase() === text.toLowerCase()) ?? text;
    return { label, alternatives: [], matches: inArea };
  }
  const cities = findCities(await load(cityKey(city)), city, state);
  const [first, ...others] = rankCities(cities, outlets, homeState);
  if (first) {
    const alternatives = others.slice(0, maxAlternatives).map(formatCity);
    return { label: formatCity(first), alternatives, coordinates: first.coordinates, state: first.state };
  }
  const matches = filterByText(outlets, text);
  if (matches.length > 0) return { label: text, alternatives: [], matches };
  throw new Error(`We couldn’t find “${text}”. Enter a ZIP code, or a city and state such as Reno, NV.`);
}
