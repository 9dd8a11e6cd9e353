import { Button, type ButtonProps, Group, Select } from '@mantine/core';
import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './filters.module.css';

type FilterBarProps = { label: string; isFiltered: boolean; onClear: () => void; children: ReactNode };

export function FilterBar({ label, isFiltered, onClear, children }: FilterBarProps) {
  return (
    <Group gap="sm" mb="md" role="search" aria-label={label}>
      {children}
      {isFiltered && <ClearFiltersButton variant="subtle" color="gray.8" onClear={onClear} />}
    </Group>
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

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Shown when no option is selected, such as `Any status`. */
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
      clearButtonProps={{ 'aria-label': anyLabel }}
      className={classes.select}
      {...rest}
    />
  );
}

type SortSelectProps<Value extends string> = {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Unlike a filter, a sort order always has a value. */
export const SortSelect = <Value extends string>({ options, value, onChange }: SortSelectProps<Value>) => (
  <Select
    aria-label="Sort by"
    leftSection={<ArrowDownUp size={16} aria-hidden />}
    data={options}
    value={value}
    allowDeselect={false}
    onChange={(next) => next !== null && onChange(next)}
    className={classes.select}
  />
);
