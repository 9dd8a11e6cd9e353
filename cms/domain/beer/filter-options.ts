/** The options of the filters: those that some of the beers match, and those that are selected. */
import type { Beer } from './beer';
import { abvBands, availabilities, ibuBands, matchesFilters, noFilters, type BeerFilters } from './filter';
import { equalsIgnoringCase } from './search';
import { listStyleOptions } from './style';

type Filtered = Pick<Beer, 'abv' | 'ibu' | 'tags' | 'style'>;

export type FilterOptions = ReturnType<typeof listFilterOptions>;

export function listFilterOptions(beers: readonly Filtered[], selected: BeerFilters) {
  const isOffered = (filters: Partial<BeerFilters>) => beers.some(matchesFilters({ ...noFilters, ...filters }));
  const styles = listStyleOptions(selected.style ? [...beers, { style: selected.style }] : beers);
  return {
    abv: abvBands.filter(({ key }) => key === selected.abv || isOffered({ abv: key })),
    ibu: ibuBands.filter(({ key }) => key === selected.ibu || isOffered({ ibu: key })),
    availability: availabilities.filter(({ key }) => key === selected.availability || isOffered({ availability: key })),
    style: styles.filter((style) => equalsIgnoringCase(style, selected.style ?? '') || isOffered({ style })),
  };
}
