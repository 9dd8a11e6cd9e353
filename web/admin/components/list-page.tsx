import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';
import type { Download } from '../../api/staff/client';
import { useClampedPage, type List, type ListFilterValues } from '../hooks/use-list-filters';
import type { PageKey } from '../shell/route';
import { DataTable, ExportButton, ImportButton, type Column } from './data-table';
import {
  ClearFiltersButton,
  FilterBar,
  FilterSelect,
  PaginationBar,
  SearchField,
  type FilterSelectProps,
} from './list-controls';
import { PageHeader } from './page-header';
import { QueryState, type Query } from './query-state';

type Names = {
  itemName: string;
  /** Defaults to `itemName` with an s. */
  itemNamePlural?: string;
};

type ListFiltersProps<Filters extends ListFilterValues> = Names & {
  list: List<Filters>;
  /** Filters of one choice each. */
  choices?: ({ name: keyof Filters } & Pick<FilterSelectProps, 'label' | 'anyLabel' | 'options'>)[];
  /** More filters. */
  filters?: ReactNode;
};

/** The search and the filters of a list. */
export function ListFilters<Filters extends ListFilterValues>(props: ListFiltersProps<Filters>) {
  const { itemName, itemNamePlural = `${itemName}s`, choices = [] } = props;
  const { filters, update, isFiltered, clear }: List = props.list;
  return (
    <FilterBar label={`Filter ${itemNamePlural}`} onClear={isFiltered && clear}>
      <SearchField
        label={`Search ${itemNamePlural}`}
        value={filters.search}
        onSearch={(search) => update({ search })}
      />
      {choices.map(({ name, ...choice }) => (
        <FilterSelect
          key={choice.label}
          {...choice}
          value={(filters[String(name)] ?? null) as string | null}
          onChange={(value) => update({ [name]: value })}
        />
      ))}
      {props.filters}
    </FilterBar>
  );
}

type PagedListProps<Page, Item> = Names & {
  list: List;
  query: Query<Page>;
  items: (page: Page) => Item[];
  /** Shown if the list is empty without filters. */
  emptyAction?: ReactNode;
  children: (items: Item[], page: Page) => ReactNode;
};

/** The states of a list with several pages, and their numbers. */
export function PagedList<Page extends { pagination: Pagination }, Item>(props: PagedListProps<Page, Item>) {
  const { itemName, itemNamePlural = `${itemName}s`, list, query, items, emptyAction, children } = props;
  const { isFiltered, clear, update } = list;
  const onPage = (next: number) => update({ page: next });
  const page = query.data;
  useClampedPage(page?.pagination, onPage);
  return (
    <>
      <QueryState
        query={query}
        isEmpty={page && items(page).length === 0}
        emptyText={isFiltered ? `No ${itemNamePlural} match these filters` : `No ${itemNamePlural} yet`}
        emptyAction={isFiltered ? <ClearFiltersButton onClear={clear} /> : emptyAction}
        errorText={`Failed to load ${itemNamePlural}`}
      >
        {(loaded) => children(items(loaded), loaded)}
      </QueryState>
      {page && (
        <PaginationBar
          pagination={page.pagination}
          itemName={itemName}
          itemNamePlural={itemNamePlural}
          onPage={onPage}
        />
      )}
    </>
  );
}

type ListPageProps<Page, Item, Filters extends ListFilterValues> = ListFiltersProps<Filters> &
  Omit<PagedListProps<Page, Item>, 'list' | 'emptyAction' | 'children'> & {
    title: string;
    subtitle?: string;
    query: { isPlaceholderData: boolean };
    add?: { label: string; onClick: () => void };
    importPage?: PageKey;
    exportCsv: (() => Promise<Download>) | null;
    /** Of the table. */
    columns?: Column<Item>[];
    /** Above the table. */
    children?: (items: Item[], page: Page) => ReactNode;
  };

const idOf = (item: { _id: string } | { id: string }) => ('_id' in item ? item._id : item.id);

/** A page that lists records: filters, a table, page numbers, and what adds, imports and exports records. */
export function ListPage<
  Page extends { pagination: Pagination },
  Item extends { _id: string } | { id: string },
  Filters extends ListFilterValues,
>(props: ListPageProps<Page, Item, Filters>) {
  const { title, subtitle, add, importPage, exportCsv, columns, children, choices, filters, ...shared } = props;
  const addButton = add && (
    <Button leftSection={<Plus size={16} />} onClick={add.onClick}>
      {add.label}
    </Button>
  );
  const importButton = importPage && <ImportButton page={importPage} />;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle}>
        {importButton}
        {exportCsv && <ExportButton download={exportCsv} />}
        {addButton}
      </PageHeader>
      <ListFilters {...shared} choices={choices} filters={filters} />
      <PagedList
        {...shared}
        list={shared.list as List}
        emptyAction={
          <Group gap="sm">
            {addButton}
            {importButton}
          </Group>
        }
      >
        {(items, page) => (
          <>
            {children?.(items, page)}
            {columns && (
              <DataTable
                label={title}
                columns={columns}
                rows={items}
                rowKey={idOf}
                isStale={shared.query.isPlaceholderData}
              />
            )}
          </>
        )}
      </PagedList>
    </>
  );
}
