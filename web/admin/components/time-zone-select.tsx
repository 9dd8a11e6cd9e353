import { Select, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { matchesTimeZone, timeZoneOptions } from '../lib/time-zones';

/** Found by city, common name, abbreviation or state: `new york`, `eastern`, `PST`. Enter takes the first one found. */
export function TimeZoneSelect({ value, ...props }: Omit<SelectProps, 'data' | 'filter'>) {
  const data = useMemo(() => timeZoneOptions(value ?? ''), [value]);
  return (
    <Select
      label="Time zone"
      required
      searchable
      selectFirstOptionOnChange
      data={data}
      filter={filterTimeZones}
      nothingFoundMessage="No such time zone"
      value={value}
      {...props}
    />
  );
}

const filterTimeZones: OptionsFilter = ({ options, search }) =>
  options
    .map((option) =>
      'items' in option ? { ...option, items: option.items.filter((item) => matches(item, search)) } : option,
    )
    .filter((option) => ('items' in option ? option.items.length > 0 : matches(option, search)));

const matches = ({ value, label }: { value: string; label: ReactNode }, search: string) =>
  matchesTimeZone({ value, label: String(label) }, search);
