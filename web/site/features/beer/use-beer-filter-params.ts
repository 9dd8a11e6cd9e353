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
  const own = sectionParams(searchParams, section);
  const filters = parseFilters(own);
  const sort = parseSort(own);
  const isOpen = searchParams.get(openParam) === section;

  const write = (next: BeerFilters, nextSort: BeerSort) =>
    setSearchParams(
      (all) => replaceSectionParams(all, section, serializeFilters(sectionParams(all, section), next, nextSort)),
      { preventScrollReset: true },
    );

  return {
    filters,
    sort,
    isOpen,
    setFilters: (next: BeerFilters) => write(next, sort),
    setSort: (next: BeerSort) => write(filters, next),
    clear: () => write(noFilters, defaultSort),
    /** Replaces the history entry, so that Back does not step through opened panels. */
    togglePanel: () =>
      setSearchParams(
        (all) => {
          const next = new URLSearchParams(all);
          if (isOpen) next.delete(openParam);
          else next.set(openParam, section);
          return canonicalBeersParams(next);
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

/** The parameters of one section, without its prefix. */
function sectionParams(all: URLSearchParams, section: string) {
  const own = [...all].filter(([name]) => name.startsWith(`${section}.`));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(section.length + 1), value]));
}

/** All parameters, with those of one section replaced. */
function replaceSectionParams(all: URLSearchParams, section: string, own: URLSearchParams) {
  const others = [...all].filter(([name]) => !name.startsWith(`${section}.`));
  const prefixed = [...own].map(([name, value]) => [`${section}.${name}`, value]);
  return canonicalBeersParams(new URLSearchParams([...others, ...prefixed]));
}
