import { filterByArea, filterByText, formatCity, rankCities } from '@domain/distributor/city';
import type { Coordinates } from '@domain/distributor/distance';
import { parsePlaceQuery, type PlaceQuery } from '@domain/distributor/place-query';
import type { Outlet } from './outlet';
import { cityKey, findCities, findZipCode } from './place-data';

/** A place with its coordinates and US state, or those distributors and taprooms that match a country, state or address. */
export type Place = {
  /** Finds the same place again: it is in the URL. */
  label: string;
  /** The city of a ZIP code. */
  detail?: string;
  /** Other places of the same name. */
  alternatives: string[];
} & ({ coordinates: Coordinates; state: string } | { matches: Outlet[] });

export type PlaceResult = { place: Place } | { error: string };

const maxAlternatives = 4;

// Files of their own, because the content security policy forbids to fetch `data:` URLs.
const fileUrls = import.meta.glob<string>('./places/*.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

async function loadFile(firstCharacter: string): Promise<string> {
  const url = fileUrls[`./places/${firstCharacter}.txt`];
  if (!url) return '';
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Throws if the table of places can't be loaded. */
export async function findPlace(input: string, outlets: readonly Outlet[]): Promise<PlaceResult> {
  const parsed = parsePlaceQuery(input);
  if ('error' in parsed) return parsed;
  const place = await resolve(parsed.query, outlets);
  return place ? { place } : { error: notFoundMessage(parsed.query) };
}

function resolve(query: PlaceQuery, outlets: readonly Outlet[]): Promise<Place | null> | Place | null {
  if (query.kind === 'zip') return resolveZip(query.zip);
  if (query.kind === 'text') return resolveText(query, outlets);
  return { label: query.name, alternatives: [], matches: filterByArea(outlets, query.name) };
}

async function resolveZip(zip: string): Promise<Place | null> {
  const found = findZipCode(await loadFile(zip.charAt(0)), zip);
  if (!found) return null;
  const detail = found.zip === zip ? { detail: formatCity({ name: found.city, state: found.state }) } : {};
  return { label: zip, ...detail, alternatives: [], coordinates: found.coordinates, state: found.state };
}

/** A country of distributors, else a US city, else part of a distributor's name or address, such as Tokyo. */
async function resolveText(
  { text, city, state }: Extract<PlaceQuery, { kind: 'text' }>,
  outlets: readonly Outlet[],
): Promise<Place | null> {
  const inArea = filterByArea(outlets, text);
  if (inArea[0]) {
    const { country, region } = inArea[0];
    const label = [country, region].find((area) => area?.toLowerCase() === text.toLowerCase()) ?? text;
    return { label, alternatives: [], matches: inArea };
  }
  const key = cityKey(city);
  const [first, ...others] = rankCities(findCities(await loadFile(key.charAt(0)), city, state), outlets);
  if (first) {
    const alternatives = others.slice(0, maxAlternatives).map(formatCity);
    return { label: formatCity(first), alternatives, coordinates: first.coordinates, state: first.state };
  }
  const matches = filterByText(outlets, text);
  return matches.length > 0 ? { label: text, alternatives: [], matches } : null;
}

const notFoundMessage = (query: PlaceQuery) =>
  query.kind === 'zip'
    ? `We don’t know the ZIP code ${query.zip}. Check the digits, or enter a city.`
    : `We couldn’t find “${query.kind === 'text' ? query.text : query.name}”. Enter a ZIP code, or a city and state such as Reno, NV.`;
