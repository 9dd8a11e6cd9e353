import { useSearchParams } from 'react-router-dom';
import { noFilters, type BeerFilters } from '@domain/beer/filter';
import { parseFilters, parseSort, serializeFilters } from '@domain/beer/filter-params';
import { defaultSort, type BeerSort } from '@domain/beer/sort';
import { canonicalBeersParams } from './canonical-params';

const openParam = 'open';

/**
 * Filters, sort and the open panel of one section, kept in the URL so that a filtered list can be shared and Back works.
 * The section's key prefixes its parameters (`limited.abv=7+`).
 */
export function useBeerFilterParams(section: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = getSectionParams(searchParams, section);
  const filters = parseFilters(params);
  const sort = parseSort(params);
  const isOpen = searchParams.get(openParam) === section;

  const updateParams = (nextFilters: BeerFilters, nextSort: BeerSort) =>
    setSearchParams(
      (current) => {
        const nextParams = serializeFilters(getSectionParams(current, section), nextFilters, nextSort);
        return replaceSectionParams(current, section, nextParams);
      },
      { preventScrollReset: true },
    );

  return {
    filters,
    sort,
    isOpen,
    setFilters: (nextFilters: BeerFilters) => updateParams(nextFilters, sort),
    setSort: (nextSort: BeerSort) => updateParams(filters, nextSort),
    clear: () => updateParams(noFilters, defaultSort),
    /** Replaces the history entry, so that Back does not step through opened panels. */
    togglePanel: () =>
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (isOpen) next.delete(openParam);
          else next.set(openParam, section);
          return canonicalBeersParams(next);
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

/** The parameters of one section, without its prefix. */
function getSectionParams(params: URLSearchParams, section: string) {
  const prefixed = [...params].filter(([name]) => name.startsWith(`${section}.`));
  return new URLSearchParams(prefixed.map(([name, value]) => [name.slice(section.length + 1), value]));
}

/** All parameters, with those of one section replaced. */
function replaceSectionParams(params: URLSearchParams, section: string, sectionParams: URLSearchParams) {
  const others = [...params].filter(([name]) => !name.startsWith(`${section}.`));
  const prefixed = [...sectionParams].map(([name, value]) => [`${section}.${name}`, value]);
  return canonicalBeersParams(new URLSearchParams([...others, ...prefixed]));
}
