/** Filters and sort order in the URL's query, so that a filtered list can be shared and the Back button works. */
import { abvBands, availabilities, ibuBands, type BeerFilters } from './filter';
import { defaultSort, sortOptions, type BeerSort } from './sort';

const findKey = <Key extends string>(options: readonly { key: Key }[], text: string | null): Key | null =>
  options.find(({ key }) => key === text)?.key ?? null;

/** Ignores unknown values. */
export const parseFilters = (params: URLSearchParams): BeerFilters => ({
  abv: findKey(abvBands, params.get('abv')),
  ibu: findKey(ibuBands, params.get('ibu')),
  availability: findKey(availabilities, params.get('availability')),
  style: params.get('style')?.trim().slice(0, 120) || null,
});

export const parseSort = (params: URLSearchParams): BeerSort => findKey(sortOptions, params.get('sort')) ?? defaultSort;

const filterNames = ['abv', 'ibu', 'availability', 'style'] as const satisfies (keyof BeerFilters)[];

/** Returns the parameters with these filters. Unset filters are omitted; unrelated parameters stay. */
export const serializeFilters = (params: URLSearchParams, filters: BeerFilters, sort: BeerSort = defaultSort) => {
  const result = new URLSearchParams(params);
  const values = { ...filters, sort: sort === defaultSort ? null : sort };
  for (const name of [...filterNames, 'sort'] as const) {
    const value = values[name];
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  return result;
};
