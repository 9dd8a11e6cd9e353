import { parseUsAddress } from '../location/us-address';
import type { Coordinates } from './distance';
import type { Distributor } from './distributor';

/** A US city; `zipCount`, the number of its ZIP codes, tells large cities from small ones. */
export type City = { name: string; state: string; zipCount: number; coordinates: Coordinates };

export const formatCity = ({ name, state }: Pick<City, 'name' | 'state'>) => `${name}, ${state}`;

const homeState = 'CA';

/** The most likely of several cities with one name first: where distributors are, then in California, then the largest. */
export function rankCities(cities: readonly City[], distributors: readonly Pick<Distributor, 'address'>[]): City[] {
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

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Distributors in a country or state of this name. */
export const filterByArea = <Item extends Pick<Distributor, 'country' | 'region'>>(
  distributors: readonly Item[],
  name: string,
): Item[] =>
  distributors.filter(({ country, region }) => [country, region].some((area) => area && fold(area) === fold(name)));

/** Distributors with this text in their name or address. */
export const filterByText = <Item extends Pick<Distributor, 'name' | 'address'>>(
  distributors: readonly Item[],
  text: string,
): Item[] => distributors.filter(({ name, address }) => fold(`${name}\n${address}`).includes(fold(text)));
