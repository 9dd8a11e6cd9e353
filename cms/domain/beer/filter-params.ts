/** Filters and order in the query of the address, so that a filtered list can be shared and Back works. */
import { abvBands, availabilities, ibuBands, type BeerFilters } from './filter';
import { defaultSort, sortOptions, type BeerSort } from './sort';

const keyOf = <Key extends string>(options: readonly { key: Key }[], text: string | null): Key | null =>
  options.find(({ key }) => key === text)?.key ?? null;

/** Values that do not exist are as good as absent. */
export const parseFilters = (parameters: URLSearchParams): BeerFilters => ({
  abv: keyOf(abvBands, parameters.get('abv')),
  ibu: keyOf(ibuBands, parameters.get('ibu')),
  availability: keyOf(availabilities, parameters.get('availability')),
  style: parameters.get('style')?.trim().slice(0, 120) || null,
});

export const parseSort = (parameters: URLSearchParams): BeerSort =>
  keyOf(sortOptions, parameters.get('sort')) ?? defaultSort;

const names = ['abv', 'ibu', 'availability', 'style'] as const satisfies (keyof BeerFilters)[];

/** The other parameters of the address stay; what is not set is left out. */
export const writeFilters = (parameters: URLSearchParams, filters: BeerFilters, sort: BeerSort = defaultSort) => {
  const written = new URLSearchParams(parameters);
  const values = { ...filters, sort: sort === defaultSort ? null : sort };
  for (const name of [...names, 'sort'] as const) {
    const value = values[name];
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
};
