import { useSearchParams } from 'react-router-dom';
import { noFilters, type BeerFilters } from '@domain/beer/filter';
import { parseFilters, parseSort, writeFilters } from '@domain/beer/filter-params';
import { defaultSort, type BeerSort } from '@domain/beer/sort';

const openParameter = 'open';

/**
 * Filters, sort and the open panel live in the query, so that a filtered list can be shared and Back works. Each section
 * has its own names (`limited.abv=7+`); the full list has the plain ones.
 */
export function useBeerFilterParams(scope: string | null) {
  const [parameters, setParameters] = useSearchParams();
  const own = ownParameters(parameters, scope);
  const filters = parseFilters(own);
  const sort = parseSort(own);
  const panel = scope ?? 'all';
  const isOpen = parameters.get(openParameter) === panel;

  const write = (next: BeerFilters, nextSort: BeerSort) =>
    setParameters((all) => withOwn(all, scope, writeFilters(ownParameters(all, scope), next, nextSort)), {
      preventScrollReset: true,
    });

  return {
    filters,
    sort,
    isOpen,
    setFilters: (next: BeerFilters) => write(next, sort),
    setSort: (next: BeerSort) => write(filters, next),
    clear: () => write(noFilters, defaultSort),
    /** Opening a panel is no step that Back should undo. */
    togglePanel: () =>
      setParameters(
        (all) => {
          const next = new URLSearchParams(all);
          if (isOpen) next.delete(openParameter);
          else next.set(openParameter, panel);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

const isOwn = (name: string, scope: string | null) =>
  scope ? name.startsWith(`${scope}.`) : !name.includes('.') && name !== openParameter;

/** The parameters of one list, without its prefix. */
function ownParameters(all: URLSearchParams, scope: string | null) {
  const own = [...all].filter(([name]) => isOwn(name, scope));
  return new URLSearchParams(own.map(([name, value]) => [scope ? name.slice(scope.length + 1) : name, value]));
}

/** All parameters, with those of one list replaced. */
function withOwn(all: URLSearchParams, scope: string | null, own: URLSearchParams) {
  const others = [...all].filter(([name]) => !isOwn(name, scope));
  const named = [...own].map(([name, value]) => [scope ? `${scope}.${name}` : name, value]);
  return new URLSearchParams([...others, ...named]);
}
