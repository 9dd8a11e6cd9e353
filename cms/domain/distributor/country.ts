/** Countries by name or code, and where they are. */
import { foldText } from '../shared/fold-text';
import { countryTable } from './country-table';
import type { Distributor } from './distributor';

type Coordinates = Distributor['coordinates'];
type Country = { code: string; name: string; box: Box };
type Box = { west: number; south: number; east: number; north: number };

const toCountry = (line: string): Country => {
  const [code = '', name = '', box = ''] = line.split('|');
  const [west = 0, south = 0, east = 0, north = 0] = box.split(' ').map(Number);
  return { code, name, box: { west, south, east, north } };
};

const countries: readonly Country[] = countryTable.trim().split('\n').map(toCountry);

export const homeCountry = 'United States';

/** The home country first. */
export const countryNames: readonly string[] = countries.map(({ name }) => name);

/** Names that people write, by their folded form without punctuation. */
const aliases: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  korea: 'KR',
  'republic of korea': 'KR',
  'peoples republic of china': 'CN',
  'hong kong': 'HK',
  macau: 'MO',
  turkey: 'TR',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  uae: 'AE',
};

const toKey = (text: string) => foldText(text).replace(/[.’']/g, '').trim();

const byKey = new Map(countries.flatMap((country) => [country.code, country.name].map((key) => [toKey(key), country])));

const findCountry = (text: string): Country | null => {
  const key = toKey(text);
  return byKey.get((Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key).toLowerCase()) ?? null;
};

/** `usa` and `US` become `United States`; an unknown name stays as it is. */
export const normalizeCountry = (text: string): string => findCountry(text)?.name ?? text;

/** Rounded boxes: places at a border are never outside. */
const isInBox = ({ lat, lng }: Coordinates, { west, south, east, north }: Box) =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

/** Why coordinates can't be in a country; null if they can, or the country is unknown. */
export function findCountryProblem(coordinates: Coordinates, countryName: string): string | null {
  const country = findCountry(countryName);
  if (!country || isInBox(coordinates, country.box)) return null;
  const { lat, lng } = coordinates;
  return isInBox({ lat: lng, lng: lat }, country.box)
    ? 'Latitude and longitude are swapped'
    : `This place is not in ${country.name}. Move the pin, or choose another country.`;
}

/** The middle of a country, where a map starts. */
export function getCountryCenter(countryName: string): Coordinates | null {
  const box = findCountry(countryName)?.box;
  if (!box) return null;
  const width = (box.east - box.west + 360) % 360;
  const lng = box.west + width / 2;
  return { lat: (box.south + box.north) / 2, lng: lng > 180 ? lng - 360 : lng };
}
