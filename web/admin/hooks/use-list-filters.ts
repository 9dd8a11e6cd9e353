import { useState, useEffect } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';

const keyPrefix = 'adminList.';

/** Filters and page of a list, stored until the tab is closed: they survive navigation and reload. `search` replaces them. */
export function useListFilters<Filters extends object>(name: string, initial: Filters, search?: string) {
  const [filters, setFilters] = useState<Filters>(() =>
    search === undefined ? { ...initial, ...readFilters(name) } : { ...initial, search },
  );
  const update = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes };
    setFilters(next);
    saveListFilters(name, next);
  };
  return [filters, update] as const;
}

/** Sets the filters with which a page opens the next time. */
export function saveListFilters(name: string, filters: object) {
  try {
    sessionStorage.setItem(keyPrefix + name, JSON.stringify(filters));
  } catch {
    // Without storage, the filters are lost when the page changes.
  }
}

/** For sign-out: the next user starts without the filters and search texts of the previous one. */
export function clearListFilters() {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix));
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without storage, there is nothing to clear.
  }
}

function readFilters(name: string): object {
  try {
    const filters: unknown = JSON.parse(sessionStorage.getItem(keyPrefix + name) ?? '{}');
    return filters !== null && typeof filters === 'object' ? filters : {};
  } catch {
    return {};
  }
}

/** Moves to the last page when the current one no longer exists, such as after a delete. */
export function useClampedPage(pagination: Pagination | undefined, onPage: (page: number) => void) {
  const { page = 1, pages = 1 } = pagination ?? {};
  useEffect(() => {
    if (page > pages) onPage(pages);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new response can change the number of pages
  }, [page, pages]);
}
