import { useState, useEffect } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';
import { writeValue, readValue, clearTabValues } from '../../api/storage';

const keyPrefix = 'adminList.';

/**
 * Filters and page of a list, stored until the tab is closed: they survive navigation and reload. `search` replaces them.
 * Each change of a filter leads back to the first page.
 */
export function useListFilters<Filters extends object>(name: string, initial: Filters, search?: string) {
  const [filters, setFilters] = useState<Filters>(() =>
    search === undefined ? { ...initial, ...readFilters(name) } : { ...initial, search },
  );
  const update = (changes: Partial<Filters>) => {
    const next = { ...filters, ...('page' in initial && { page: 1 }), ...changes };
    setFilters(next);
    saveListFilters(name, next);
  };
  return [filters, update] as const;
}

type Value = string | number | null;
export type ListFilterValues = { page: number; search: string; [name: string]: Value };

/** What the filters and the pages of a list share. */
export type List<Filters extends object = ListFilterValues> = {
  filters: Filters;
  update(changes: Partial<Filters>): void;
  isFiltered: boolean;
  clear: () => void;
};

/** The state of a list page. What is not empty at first, such as the page and the order, is no filter. */
export function useList<Filters extends ListFilterValues>(name: string, initial: Filters, search?: string) {
  const [filters, update] = useListFilters(name, initial, search);
  const empty = Object.entries(initial).filter(([, value]) => !value);
  const list: List<Filters> = {
    filters,
    update,
    isFiltered: empty.some(([filter]) => Boolean(filters[filter])),
    clear: () => update(Object.fromEntries(empty) as Partial<Filters>),
  };
  return list;
}

/** Sets the filters with which a page opens the next time. */
export const saveListFilters = (name: string, filters: object) => writeValue(keyPrefix + name, filters);

/** Called at sign-out: the next user starts without the filters and search texts of the previous one. */
export const clearListFilters = () => clearTabValues(keyPrefix);

function readFilters(name: string): object {
  const filters = readValue(keyPrefix + name);
  return filters !== null && typeof filters === 'object' ? filters : {};
}

/** Moves to the last page when the current one no longer exists, such as after a delete. */
export function useClampedPage(pagination: Pagination | undefined, onPage: (page: number) => void) {
  const { page = 1, pages = 1 } = pagination ?? {};
  useEffect(() => {
    if (page > pages) onPage(pages);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new response can change the number of pages
  }, [page, pages]);
}
