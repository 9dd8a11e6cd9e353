import type { EventCategory, EventStatus } from '@domain/event/constants';
import { FilterBar, FilterSelect } from '../../components/filters';
import { SearchField } from '../../components/search-field';
import { useTaprooms } from '../../hooks/use-taprooms';
import { categoryOptions, statusOptions, tapRoomOptions } from './event-options';

export type EventListFilters = {
  page: number;
  search: string;
  category: EventCategory | null;
  /** The name of a taproom, or `All`. */
  tapRoom: string | null;
  status: EventStatus | null;
};

export const defaultFilters: EventListFilters = { page: 1, search: '', category: null, tapRoom: null, status: null };

export const hasFilters = ({ search, category, tapRoom, status }: EventListFilters) =>
  search !== '' || category !== null || tapRoom !== null || status !== null;

/** Without the page, which the calendar does not have. */
export const toListParams = ({ search, category, tapRoom, status }: EventListFilters) => ({
  search,
  category: category ?? undefined,
  tapRoom: tapRoom ?? undefined,
  status: status ?? undefined,
});

type EventFiltersProps = { filters: EventListFilters; onChange: (changes: Partial<EventListFilters>) => void };

/** Each change resets the list to page 1. */
export function EventFilters({ filters, onChange }: EventFiltersProps) {
  const taprooms = useTaprooms();
  const applyFilter = (changes: Partial<EventListFilters>) => onChange({ ...changes, page: 1 });
  return (
    <FilterBar label="Filter events" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search events" value={filters.search} onSearch={(search) => applyFilter({ search })} />
      <FilterSelect
        label="Category"
        anyLabel="Any category"
        options={categoryOptions}
        value={filters.category}
        onChange={(category) => applyFilter({ category })}
      />
      <FilterSelect
        label="Taproom"
        anyLabel="Any taproom"
        options={tapRoomOptions(taprooms, filters.tapRoom)}
        value={filters.tapRoom}
        onChange={(tapRoom) => applyFilter({ tapRoom })}
      />
      <FilterSelect
        label="Status"
        anyLabel="Any status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => applyFilter({ status })}
      />
    </FilterBar>
  );
}
