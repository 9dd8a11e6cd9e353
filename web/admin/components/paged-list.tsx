import type { ReactNode } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';
import { useClampedPage } from '../hooks/use-list-filters';
import { ClearFiltersButton, PaginationBar } from './list-controls';
import { QueryState, type Query } from './query-state';

type PagedListProps<Page, Item> = {
  query: Query<Page>;
  items: (page: Page) => Item[];
  itemName: string;
  /** By default, `itemName` with an s. */
  itemNamePlural?: string;
  errorText: string;
  /** Of a list without filters. */
  emptyText: string;
  emptyAction?: ReactNode;
  isFiltered: boolean;
  /** Completes `No beers match …`. */
  filteredBy?: string;
  onClear: () => void;
  onPage: (page: number) => void;
  children: (items: Item[], page: Page) => ReactNode;
};

/** The states of a list with several pages, and their numbers. */
export function PagedList<Page extends { pagination: Pagination }, Item>(props: PagedListProps<Page, Item>) {
  const { query, items, itemName, itemNamePlural = `${itemName}s`, errorText, emptyText, emptyAction } = props;
  const { isFiltered, filteredBy = 'these filters', onClear, onPage, children } = props;
  const page = query.data;
  useClampedPage(page?.pagination, onPage);
  return (
    <>
      <QueryState
        query={query}
        isEmpty={page && items(page).length === 0}
        emptyText={isFiltered ? `No ${itemNamePlural} match ${filteredBy}` : emptyText}
        emptyAction={isFiltered ? <ClearFiltersButton onClear={onClear} /> : emptyAction}
        errorText={errorText}
      >
        {(loaded) => children(items(loaded), loaded)}
      </QueryState>
      {page && <PaginationBar pagination={page.pagination} {...{ itemName, itemNamePlural, onPage }} />}
    </>
  );
}
