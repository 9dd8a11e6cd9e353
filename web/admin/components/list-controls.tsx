import { Button, type ButtonProps, Group, Select, CloseButton, TextInput, Pagination, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Pagination as PageInfo } from '@domain/shared/response-schemas';
import { formatCount, pluralize } from '../../domain/format';
import { useIsPhone } from '../hooks/use-is-phone';

type FilterBarProps = { label: string; onClear?: (() => void) | false; children: ReactNode };

/** `onClear`: if there is something to clear. */
export const FilterBar = ({ label, onClear, children }: FilterBarProps) => (
  <Group gap="sm" mb="md" role="search" aria-label={label}>
    {children}
    {onClear && <ClearFiltersButton variant="subtle" color="gray.8" onClear={onClear} />}
  </Group>
);

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

export type FilterSelectProps = {
  label: string;
  anyLabel: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
};

export const FilterSelect = ({ label, anyLabel, options, ...rest }: FilterSelectProps) => (
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
  // Only Clear Filters replaces the text: `value` may lag behind the typing.
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value === '') setText('');
  }

  const searchDebounced = useDebouncedCallback(onSearch, delayMs);
  const searchNow = (next: string) => {
    searchDebounced.cancel();
    setText(next);
    onSearch(next);
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
