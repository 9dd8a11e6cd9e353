/**
 * ZIP codes and cities of the US, from GeoNames (geonames.org, CC BY 4.0), in files by their first character: those of ZIP codes
 * have lines like `5603,3891,-12108,Auburn,CA` without the first digit, and without a city that is the previous line's; those
 * of cities have lines like `Auburn,CA,3893,-12108,3`, where 3 is the number of ZIP codes unless it is 1. Coordinates are in
 * hundredths of a degree.
 */
import type { Distributor } from '@domain/distributor/schema';

type Coordinates = Distributor['coordinates'];

/** A US city; `zipCount`, the number of its ZIP codes, tells large cities from small ones. */
export type City = { name: string; state: string; zipCount: number; coordinates: Coordinates };

type ZipCode = { zip: string; city: string; state: string; coordinates: Coordinates };

const toCoordinates = (lat: string | undefined, lng: string | undefined): Coordinates => ({
  lat: Number(lat) / 100,
  lng: Number(lng) / 100,
});

/**
 * The ZIP code, or the numerically nearest one in the same area (its first three digits): a ZIP code can be too new for the
 * table. Null if there is none.
 */
export function findZipCode(file: string, zip: string): ZipCode | null {
  let [city, state] = ['', ''];
  let nearest: ZipCode | null = null;
  for (const line of file.split('\n')) {
    const [digits, lat, lng, ...name] = line.split(',');
    [city = '', state = ''] = name.length > 0 ? name : [city, state];
    const found = zip.charAt(0) + digits;
    if (!digits || found.slice(0, 3) !== zip.slice(0, 3)) continue;
    if (nearest && Math.abs(Number(found) - Number(zip)) >= Math.abs(Number(nearest.zip) - Number(zip))) continue;
    nearest = { zip: found, city, state, coordinates: toCoordinates(lat, lng) };
  }
  return nearest;
}

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/** Equal for spellings of one name: `St. Helena` and `saint helena`, `Coeur d’Alene` and `Coeur D Alene`. */
export const cityKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word)
    .join(' ');

/** All cities of this name; with `state`, at most one. */
export function findCities(file: string, name: string, state: string | null): City[] {
  const key = cityKey(name);
  return file.split('\n').flatMap((line): City[] => {
    const [cityName = '', cityState = '', lat, lng, zipCount = '1'] = line.split(',');
    if (cityKey(cityName) !== key || (state && cityState !== state)) return [];
    return [{ name: cityName, state: cityState, zipCount: Number(zipCount), coordinates: toCoordinates(lat, lng) }];
  });
}

// Files of their own, because the content security policy forbids to fetch `data:` URLs.
const fileUrls = import.meta.glob<string>('./places/*.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The file with a ZIP code, or with the key of a city's name. Throws if it can't be loaded. */
export async function loadPlaces(zipOrKey: string): Promise<string> {
  const url = fileUrls[`./places/${zipOrKey.charAt(0)}.txt`];
  if (!url) return '';
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
