import { useSearchParams } from 'react-router-dom';
import { noFilters, type BeerFilters } from '@domain/beer/filter';
import { parseFilters, parseSort, serializeFilters } from '@domain/beer/filter-params';
import { defaultSort, type BeerSort } from '@domain/beer/sort';

const openParam = 'open';

/**
 * Filters, sort and the open panel of one beer list, kept in the URL so that a filtered list can be shared and Back works.
 * A section prefixes its parameters (`limited.abv=7+`); the full list, `scope` null, has no prefix.
 */
export function useBeerFilterParams(scope: string | null) {
  const [searchParams, setSearchParams] = useSearchParams();
  const scoped = scopedParams(searchParams, scope);
  const filters = parseFilters(scoped);
  const sort = parseSort(scoped);
  const panel = scope ?? 'all';
  const isOpen = searchParams.get(openParam) === panel;

  const write = (next: BeerFilters, nextSort: BeerSort) =>
    setSearchParams(
      (all) => replaceScopedParams(all, scope, serializeFilters(scopedParams(all, scope), next, nextSort)),
      {
        preventScrollReset: true,
      },
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
          else next.set(openParam, panel);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

const isInScope = (name: string, scope: string | null) =>
  scope ? name.startsWith(`${scope}.`) : !name.includes('.') && name !== openParam;

/** The parameters of one list, without its prefix. */
function scopedParams(all: URLSearchParams, scope: string | null) {
  const scoped = [...all].filter(([name]) => isInScope(name, scope));
  return new URLSearchParams(scoped.map(([name, value]) => [scope ? name.slice(scope.length + 1) : name, value]));
}

/** All parameters, with those of one list replaced. */
function replaceScopedParams(all: URLSearchParams, scope: string | null, scoped: URLSearchParams) {
  const others = [...all].filter(([name]) => !isInScope(name, scope));
  const prefixed = [...scoped].map(([name, value]) => [scope ? `${scope}.${name}` : name, value]);
  return new URLSearchParams([...others, ...prefixed]);
}
