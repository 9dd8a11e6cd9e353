import { Button, type ButtonProps, Group, Select, CloseButton, TextInput, Pagination, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Pagination as PageInfo } from '@domain/shared/response-schemas';
import { formatCount, pluralize } from '../../domain/format';
import { useIsPhone } from '../hooks/use-is-phone';
import { useClampedPage, type List, type ListFilterValues } from '../hooks/use-list-filters';
import { QueryState, type Query } from './query-state';

type FilterBarProps = { label: string; isFiltered: boolean; onClear: () => void; children: ReactNode };

export function FilterBar({ label, isFiltered, onClear, children }: FilterBarProps) {
  return (
    <Group gap="sm" mb="md" role="search" aria-label={label}>
      {children}
      {isFiltered && <ClearFiltersButton variant="subtle" color="gray.8" onClear={onClear} />}
    </Group>
  );
}

type Choice<Name> = { name: Name } & Pick<FilterSelectProps<string>, 'label' | 'anyLabel' | 'options'>;

type ListFiltersProps<Filters extends ListFilterValues> = {
  label: string;
  searchLabel: string;
  list: List<Filters>;
  choices?: Choice<keyof Filters>[];
  /** More filters. */
  children?: ReactNode;
};

/** The search and the filters of a list page. */
export function ListFilters<Filters extends ListFilterValues>(props: ListFiltersProps<Filters>) {
  const { label, searchLabel, choices = [], children } = props;
  const { filters, update, isFiltered, clear }: List = props.list;
  return (
    <FilterBar label={label} isFiltered={isFiltered} onClear={clear}>
      <SearchField label={searchLabel} value={filters.search} onSearch={(search) => update({ search })} />
      {choices.map(({ name, ...choice }) => (
        <FilterSelect
          key={choice.label}
          {...choice}
          value={(filters[String(name)] ?? null) as string | null}
          onChange={(value) => update({ [name]: value })}
        />
      ))}
      {children}
    </FilterBar>
  );
}

type ClearFiltersButtonProps = Pick<ButtonProps, 'variant' | 'color'> & { onClear: () => void };

/** It disappears when it is pressed: the first filter gets the focus. */
export function ClearFiltersButton({ variant = 'default', color, onClear }: ClearFiltersButtonProps) {
  const handleClick = () => {
    onClear();
    document.querySelector<HTMLElement>('[role="search"] input')?.focus();
  };
  return (
    <Button variant={variant} color={color} onClick={handleClick}>
      Clear Filters
    </Button>
  );
}

/** Full width on phones. */
export const selectWidth = { flex: '1 1 160px', maw: { sm: 210 } };

type FilterSelectProps<Value extends string> = {
  label: string;
  anyLabel: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

export function FilterSelect<Value extends string>({ label, anyLabel, options, ...rest }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      placeholder={anyLabel}
      data={options}
      clearable
      allowDeselect
      clearButtonProps={{ 'aria-label': anyLabel }}
      {...selectWidth}
      {...rest}
    />
  );
}

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called `delayMs` after the last key; at once on Enter, Clear and blur. */
  onSearch: (text: string) => void;
  delayMs?: number;
};

export function SearchField({ label, value, onSearch, delayMs = 500 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Only a change from outside, such as Clear Filters, replaces the text: `value` may lag behind the typing.
  const [lastSearch, setLastSearch] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== lastSearch) {
      setLastSearch(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    setLastSearch(next);
    onSearch(next);
  };
  const searchDebounced = useDebouncedCallback(search, delayMs);
  const searchNow = (next: string) => {
    searchDebounced.cancel();
    setText(next);
    search(next);
  };

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchDebounced(currentTarget.value.trim());
      }}
      // A pending search must not follow a click on Clear Filters.
      onBlur={() => searchDebounced.flush()}
      onKeyDown={({ key }) => key === 'Enter' && searchNow(text.trim())}
      leftSection={<Search size={16} />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              searchNow('');
              input.current?.focus();
            }}
          />
        )
      }
      flex="1 1 180px"
      maw={{ sm: 420 }}
    />
  );
}

type PaginationBarProps = {
  pagination: PageInfo;
  itemName: string;
  /** Defaults to `itemName` with an s. */
  itemNamePlural?: string;
  onPage: (page: number) => void;
};

const controlNames = { previous: 'Previous page', next: 'Next page', first: 'First page', last: 'Last page' };

/** The number of items and, if there is more than one page, the page numbers. */
export function PaginationBar({
  pagination: { page, limit, total, pages },
  itemName,
  itemNamePlural,
  onPage,
}: PaginationBarProps) {
  const isNarrow = useIsPhone();
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);

  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {pages > 1 && `${formatCount(first)}–${formatCount(last)} of `}
        {pluralize(total, itemName, itemNamePlural)}
      </Text>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label="Pages"
          total={pages}
          value={page}
          onChange={onPage}
          siblings={isNarrow ? 0 : 1}
          size={isNarrow ? 'md' : 'sm'}
          getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      )}
    </Group>
  );
}

type PagedListProps<Page, Item> = {
  query: Query<Page>;
  items: (page: Page) => Item[];
  itemName: string;
  /** Defaults to `itemName` with an s. */
  itemNamePlural?: string;
  errorText: string;
  /** Shown if a list without filters is empty. */
  emptyText: string;
  emptyAction?: ReactNode;
  list: List;
  /** Completes `No beers match …`. */
  filteredBy?: string;
  children: (items: Item[], page: Page) => ReactNode;
};

/** The states of a list with several pages, and their numbers. */
export function PagedList<Page extends { pagination: PageInfo }, Item>(props: PagedListProps<Page, Item>) {
  const { query, items, itemName, itemNamePlural = `${itemName}s`, errorText, emptyText, emptyAction } = props;
  const { list, filteredBy = 'these filters', children } = props;
  const { isFiltered, clear, update } = list;
  const onPage = (next: number) => update({ page: next });
  const page = query.data;
  useClampedPage(page?.pagination, onPage);
  return (
    <>
      <QueryState
        query={query}
        isEmpty={page && items(page).length === 0}
        emptyText={isFiltered ? `No ${itemNamePlural} match ${filteredBy}` : emptyText}
        emptyAction={isFiltered ? <ClearFiltersButton onClear={clear} /> : emptyAction}
        errorText={errorText}
      >
        {(loaded) => children(items(loaded), loaded)}
      </QueryState>
      {page && <PaginationBar pagination={page.pagination} {...{ itemName, itemNamePlural, onPage }} />}
    </>
  );
}
