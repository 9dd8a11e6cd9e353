/** Locates the postal address of a distributor in the US by its ZIP code or city, from the bundled table. */
import { homeCountry } from '@domain/distributor/country';
import type { Distributor } from '@domain/distributor/schema';
import { findStateCode, getStateName } from '@domain/distributor/us-states';
import { parseDestination } from '@domain/shipping/destination';
import { cityKey, findCities, findZipCode, loadPlaces, type City } from './place-data';

export type LocatedAddress = {
  coordinates: Distributor['coordinates'];
  /** What was found: `Folsom, CA`. */
  label: string;
  /** The state's name. */
  region: string | null;
};

type Address = Pick<Distributor, 'address' | 'country' | 'region'>;

/** The last one: street numbers can have five digits too. */
const findZip = (address: string) => [...address.matchAll(/\b(\d{5})(?:-\d{4})?\b/g)].at(-1)?.[1] ?? null;

const toLocated = (city: string, { state, coordinates }: Pick<City, 'state' | 'coordinates'>): LocatedAddress => ({
  coordinates,
  label: `${city}, ${state}`,
  region: getStateName(state),
});

/** Null if the table doesn't have the place. Throws if the table can't be loaded. */
export async function locateAddress(
  { address, country, region }: Address,
  load: (zipOrKey: string) => Promise<string> = loadPlaces,
): Promise<LocatedAddress | null> {
  if (country !== homeCountry) return null;
  return (await locateZip(address, load)) ?? locateCity(address, region, load);
}

async function locateZip(address: string, load: typeof loadPlaces): Promise<LocatedAddress | null> {
  const zip = findZip(address);
  // The only number of a text without a comma or line break before it is that of a street: `12345 Main St`.
  if (!zip || address.trim().startsWith(zip)) return null;
  const found = findZipCode(await load(zip), zip);
  return found && toLocated(found.city, found);
}

/** `1 Main St, Reno, NV`; with a state of its own field also `1 Main St, Reno`. */
async function locateCity(
  address: string,
  region: string | null,
  load: typeof loadPlaces,
): Promise<LocatedAddress | null> {
  const parsed = parseDestination(address);
  const state = parsed?.state ?? findStateCode(region ?? '');
  const name = parsed ? parsed.city : address.split(/[,\n]/).at(-1);
  if (!state || !name) return null;
  const key = cityKey(name);
  const [city] = findCities(await load(key), name, state);
  return city ? toLocated(city.name, city) : null;
}
